import Cartouche
import Testing

@Suite("What is shown of a count or of a text")
struct FormTests {
  @Test("without a count has the title of its look, unless it has one of its own")
  func titles() throws {
    func title(_ hub: Hub) throws -> String? { try hub.layout(with: BuiltinShaper()).title }
    #expect(try title(Hub(.dot).look(.fluentPresenceBusy)) == "busy")
    #expect(try title(Hub(.dot).look(.fluentPresence)) == "available")
    #expect(try title(Hub(.dot).look(.fluentPresenceBusy).title("Ann is busy")) == "Ann is busy")
    #expect(try title(Hub(3).look(.fluentPresenceBusy).form(.count)) == "3")
    #expect(try title(Hub(3).form(.dot)) == "new")
    var blank = HubLook.fluentPresence
    blank.title = " "
    #expect(try title(Hub(.dot).look(blank)) == "new")
  }

  @Test("a dot is a circle with a separate diameter and without a text", arguments: [6.0, 8])
  func dot(diameter: Double) throws {
    var look = HubLook.badgeHub
    look.dot = diameter
    for hub in [Hub(.dot), Hub(128).form(.dot), Hub(128).form(.dot).font(size: 40)] {
      let parts = try Parts(hub.look(look))
      #expect(parts.texts.isEmpty && parts.drawings.count == 1)
      #expect(isClose(parts.drawings[0].bounds.width, diameter) && isClose(parts.drawings[0].bounds.height, diameter))
      #expect(hub.shownText == nil)
      #expect(try layout(hub.look(look)).title == "new")
    }
    #expect(try layout(Hub(.dot).title("unread")).title == "unread")
  }

  @Test("a blank badge is a circle as wide as high, whatever the count")
  func blank() throws {
    for count in [1, 128, .max] {
      let parts = try Parts(Hub(count).form(.blank))
      #expect(parts.texts.isEmpty && isClose(parts.drawings[0].bounds, Rect(width: 30, height: 30)))
    }
    #expect(Hub(.blank).count == 1)
  }

  @Test("a look may show a dot by itself, and a hub may ask for its count all the same")
  func ownForm() throws {
    var look = HubLook.badgeHub
    look.form = .dot
    #expect(isClose(try Parts(Hub(5).look(look)).drawings[0].bounds.width, 8))
    #expect(try Parts(Hub(5).look(look).form(.count)).texts.map(\.text) == ["5"])
  }

  @Test("zero is shown on request, and less than zero never")
  func zero() throws {
    #expect(Hub(0).showsZero().shownText == "0" && Hub(0).shownText == nil && Hub(-1).showsZero().shownText == nil)
    #expect(try Parts(Hub(0).showsZero()).texts.map(\.text) == ["0"])
    #expect(try layout(Hub(0).form(.dot)).isEmpty && layout(Hub(-3).form(.blank).showsZero()).isEmpty)
    #expect(try !layout(Hub(0).form(.dot).showsZero()).isEmpty)
  }

  @Test(
    "a text of more characters than are wanted ends in an ellipsis, which is one of them",
    arguments: [
      ("beta", 4, "beta"), ("betas", 4, "bet…"), ("a", 1, "a"), ("ab", 1, "…"), ("in progress", 4, "in…"),
      ("👩‍👩‍👧‍👦🇩🇪e\u{301}x", 3, "👩‍👩‍👧‍👦🇩🇪…"), ("", 3, ""),
    ])
  func ellipsis(text: String, count: Int, shown: String) throws {
    let pill = Pill(text).maximumCharacters(count)
    #expect(pill.shownText == shown)
    guard !text.isEmpty else { return }
    #expect(try layout(pill).title == text)
    #expect(try Parts(pill).holes.map(\.text) == [shown])
  }

  @Test("a text of no characters is refused")
  func noCharacters() {
    #expect(throws: BadgeError.outOfRange(.characters, value: 0, allowed: 1...Double(Int.max))) {
      try Pill("a").maximumCharacters(0).document()
    }
  }
}
