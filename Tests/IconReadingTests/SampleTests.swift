import IconReading
import PathGeometry
import SVGTree
import Testing
import XMLChecking

@Suite("Icons like those of well-known sets")
struct SampleTests {
  @Test("an icon in the style of a known set becomes a file of the web profile", arguments: Samples.all.indices)
  func staysInProfile(index: Int) throws {
    let icon = try icon(Samples.all[index].svg)
    #expect(!icon.drawings.isEmpty)
    #expect(try XMLTree(parsing: icon.document).validate(against: .web) == [])
  }

  @Test("an icon that is fitted into a frame stays inside it", arguments: Samples.all.indices)
  func fits(index: Int) throws {
    let icon = try icon(Samples.all[index].svg)
    let frame = Rect(x: 100, y: 20, width: 14, height: 28)
    let group = icon.fitted(in: frame)
    #expect(group.transform == .identity)
    let document = try SVGDocument(size: Size(200, 200), children: [.group(group)]).svg(for: .web)
    #expect(try XMLTree(parsing: document).validate(against: .web) == [])
    // Parts beyond the picture are removed by a clip, which bounds ignore.
    if case .group(let whole)? = icon.nodes.first, whole.clip != nil { return }
    let bounds = try #require([Node.group(group)].bounds)
    #expect(bounds.minX > 99 && bounds.maxX < 115 && bounds.minY > 19 && bounds.maxY < 49)
  }

  @Test("an icon 24 wide and 48 high is 7 by 14 after scaling to a height of 14")
  func keepsProportions() throws {
    let icon = try icon(#"<svg viewBox="0 0 24 48"><path d="M0 0h24v48H0z"/></svg>"#).scaled(toHeight: 14)
    #expect(icon.size == Size(7, 14))
    #expect(icon.nodes.bounds == Rect(width: 7, height: 14))
  }
}
