import SVGTree
import Testing

@Suite("Ids made from content")
struct ContentNameTests {
  private func name(_ parts: String...) -> ContentName {
    var maker = ContentName.Maker()
    for part in parts { maker.add(salt: part) }
    return maker.name
  }

  @Test("differ for definitions that differ in one colour, one length or one character")
  func similar() {
    var texts: Set<String> = ["", "a", "aaaaaaaa", "aaaaaaaaa", "\0", "\0\0", "a\0"]
    for index in 0..<50_000 {
      let color = "#" + String(index * 331 % 0x100_0000 + 0x100_0000, radix: 16).dropFirst()
      texts.insert("<stop offset=\"0\" stop-color=\"\(color)\"/><stop offset=\"1\" stop-color=\"#000\"/>")
      texts.insert("<stop offset=\"0\" stop-color=\"#000\"/><stop offset=\"1\" stop-color=\"\(color)\"/>")
      texts.insert(" x=\"\(index % 997)\" y=\"\(index / 997)\"")
      texts.insert(" x=\"\(index / 997)\" y=\"\(index % 997)\" ")
      texts.insert(String(repeating: "a", count: index % 64) + "\(index)")
    }
    let names = Set(texts.map { name($0) })
    #expect(names.count == texts.count && texts.count > 200_000)
  }

  @Test("differ for all numbers of three digits, and pairs of any two digits, wherever they are")
  func neighbours() {
    let digits = Array("0123456789abcdef")
    for offset in 0..<24 {
      let before = String(repeating: "x", count: offset)
      for end in ["", "</text>", ">42</text></mask>"] {
        #expect(Set((100..<1000).map { name("\(before)\($0)\(end)") }).count == 900)
        let pairs = digits.flatMap { first in digits.map { "\(before)\(first)\($0)00\(end)" } }
        #expect(Set(pairs.map { name($0) }).count == 256)
        // The number in a mask and its width change together.
        #expect(Set((100..<1000).map { name("\(before) width=\"\($0)\">\($0)\(end)") }).count == 900)
      }
    }
  }

  @Test("depend on where one part ends and the next one begins")
  func parts() {
    #expect(name("linear", "Gradient") != name("linearGradient"))
    #expect(name("12345678", "9") != name("1234567", "89") && name("12345678") != name("12345678", "\0"))
    #expect(name("salt", "mask") != name("mask", "salt"))
  }
}
