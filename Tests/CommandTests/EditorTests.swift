import Foundation
import Testing

@Suite("The page of the editor")
struct EditorTests {
  /// A folder with an installed command, and with this page if there is one.
  private func installation(page: String?) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write("", to: "usr/bin/.keep")
    try FileManager.default.copyItem(at: Command.binary, to: folder.url.appending(path: "usr/bin/cartouche"))
    if let page { try folder.write(page, to: "usr/share/cartouche/editor.html") }
    return folder
  }

  @Test("is written from the installation, once")
  func installed() throws {
    let folder = try installation(page: "a page")
    for word in ["written", "unchanged"] {
      let result = try Command.shell("usr/bin/cartouche editor --output out", in: folder.url)
      #expect(result.output == "out/editor.html: \(word)\n", "\(result.errors)")
    }
    #expect(try folder.read("out/editor.html") == "a page")
    let linked = try Command.shell("ln -s usr/bin/cartouche c; ./c editor -o other", in: folder.url)
    #expect(linked.output == "other/editor.html: written\n")
  }

  @Test("one line says how to get it where the installation has none, and another file can be named")
  func missing() throws {
    let folder = try installation(page: nil)
    let result = try Command.shell("usr/bin/cartouche editor --output out", in: folder.url)
    #expect(result.status == 66)
    #expect(
      result.errors == """
        error: this installation has no editor.html; run 'make wasm' in the source of Cartouche, and name the file \
        build/wasm/editor.html with --page

        """)
    try folder.write("another", to: "e.html")
    #expect(try Command.shell("usr/bin/cartouche editor -o out --page e.html", in: folder.url).status == 0)
    #expect(try folder.read("out/editor.html") == "another")
    let none = try Command.shell("usr/bin/cartouche editor -o out --page none.html", in: folder.url)
    #expect(none.status == 66 && none.message == "none.html: error: no such file")
  }

  @Test("is not written through a link, to standard output or to a folder without a name")
  func badFolders() throws {
    let folder = try installation(page: "a page")
    try folder.write("kept", to: "elsewhere.html")
    let linked = try Command.shell(
      "mkdir out; ln -s ../elsewhere.html out/editor.html; usr/bin/cartouche editor -o out", in: folder.url)
    #expect(linked.status == 65 && linked.errors.contains("symbolic link"))
    #expect(try folder.read("elsewhere.html") == "kept")
    for name in ["-", "''"] {
      #expect(try Command.shell("usr/bin/cartouche editor -o \(name)", in: folder.url).status == 64)
    }
  }

  @Test("a gallery beside it links to it, and no other does")
  func gallery() throws {
    let folder = try installation(page: "a page")
    try folder.write("badges: [{file: a.svg, pill: {text: a}}]", to: "m.yml")
    let link = "<a href=\"editor.html\">"
    #expect(try Command.run("gallery", "m.yml", "-o", "out", in: folder.url).status == 0)
    #expect(try !folder.read("out/index.html").contains(link))
    try Command.shell("usr/bin/cartouche editor -o out", in: folder.url)
    #expect(try Command.run("gallery", "m.yml", "-o", "out", in: folder.url).status == 0)
    #expect(try folder.read("out/index.html").contains(link))
  }
}
