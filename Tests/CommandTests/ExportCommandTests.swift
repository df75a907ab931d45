import Cartouche
import Foundation
import Testing

@Suite("A badge in a file that is not an SVG")
struct ExportCommandTests {
  /// The width and height that a PNG file says it has.
  private func size(of png: Data) -> [UInt32] {
    stride(from: 16, to: 24, by: 4).map { start in png[start..<start + 4].reduce(0) { $0 << 8 | UInt32($1) } }
  }

  @Test("is a PNG or a PDF by the ending of the file's name, in the size of its SVG", arguments: ["png", "pdf", "PNG"])
  func endings(ending: String) throws {
    let folder = try TemporaryFolder()
    for badge in [["pill", "42"], ["hub", "128"], ["status", "build", "passing"], ["cell", "top"]] {
      let sizes = badge[0] == "cell" ? ["--width", "30", "--height", "20"] : []
      let result = try Command.run(
        badge + sizes + ["--scale", "3", "--allow-substitute", "-o", "a.\(ending)"], in: folder.url)
      #expect(result.status == 0, "\(result.errors)")
      let data = try Data(contentsOf: folder.url.appending(path: "a.\(ending)"))
      if ending == "pdf" {
        #expect(data.starts(with: Data("%PDF-".utf8)))
      } else {
        #expect(data.starts(with: [0x89, 0x50, 0x4E, 0x47]))
        if badge[0] == "cell" { #expect(size(of: data) == [90, 60]) }
      }
    }
  }

  @Test(
    "of an image set is in a folder of its own, and no other folder is changed", arguments: [".", "icons/", "a.png"])
  func otherFolders(path: String) throws {
    let folder = try TemporaryFolder()
    let own = ["dark.png", "light.svg", "Contents.json", "icons/dark.svg", "icons/light@2x.png"]
    for name in own { try folder.write("mine", to: name) }
    for format in ["imageset", "imageset-png"] {
      let result = try Command.run(["hub", "3", "--format", format, "-o", path], in: folder.url)
      #expect(result.status == 64)
      #expect(result.errors.contains("an image set is a folder whose name ends in .imageset"))
    }
    #expect(try Set(folder.files) == Set(own) && own.allSatisfy { try folder.read($0) == "mine" })
  }

  @Test("of an image set names the file that it cannot write as the user would")
  func unwritableSet() throws {
    let folder = try TemporaryFolder()
    try folder.write("mine", to: "icons/a.imageset")
    let result = try Command.run("hub", "3", "--format", "imageset", "-o", "icons/a.imageset", in: folder.url)
    #expect(result.status == 73 && result.errors.hasPrefix("icons/a.imageset/"), "\(result.errors)")
  }

  @Test("of an icon whose pixels cannot be read is not written, and the icon is bad data with its place")
  func tornPixels() throws {
    let folder = try TemporaryFolder()
    let script = """
      import struct, zlib
      part = lambda kind, data: struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
      open("torn.png", "wb").write(b"\\x89PNG\\r\\n\\x1a\\n" + part(b"IHDR", struct.pack(">IIBBBBB", 40, 20, 8, 6, 0, 0, 0))
        + part(b"IDAT", zlib.compress(bytes(100))) + part(b"IEND", b""))
      """
    try folder.write(script, to: "torn.py")
    try folder.write("badges: [{file: a.svg, exports: png, hub: {count: 3, host: torn.png}}]", to: "badges.yml")
    #expect(try Command.shell("python3 torn.py", in: folder.url).status == 0)
    let drawn = try Command.run("hub", "3", "--host", "torn.png", "-o", "a.png", in: folder.url)
    #expect(drawn.status == 64 && drawn.errors.contains("the pixels of a PNG image in the picture cannot be read"))
    let built = try Command.run("build", "badges.yml", "-o", "out", in: folder.url)
    #expect(built.status == 65 && built.errors.hasPrefix("badges.yml:1:38: error: the pixels"), "\(built.errors)")
    #expect(try Set(folder.files) == ["torn.py", "torn.png", "badges.yml"])
  }

  @Test(
    "is never an SVG with the name of another format",
    arguments: ["a.webp", "a.JPG", "a.gif", "a.svgz", "a.eps", "a.tiff", "b/a@2x.jpeg"])
  func otherEndings(name: String) throws {
    let folder = try TemporaryFolder()
    let result = try Command.run(["pill", "42", "-o", name], in: folder.url)
    #expect(result.status == 64)
    #expect(result.errors.contains("'\(name)'") && result.errors.contains("write .svg, .png, .pdf, .ico or .imageset"))
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path).isEmpty)
  }

  @Test("is a drawable of Android only in that format")
  func xmlWithoutFormat() throws {
    let folder = try TemporaryFolder()
    let result = try Command.run(["pill", "42", "-o", "a.xml"], in: folder.url)
    #expect(result.status == 64 && result.errors.contains("add --format vector-drawable"))
  }

  @Test("has two, three or four pixels a point if its name says so", arguments: [2, 3, 4])
  func scaledName(scale: UInt32) throws {
    let folder = try TemporaryFolder()
    let name = "a@\(scale)x.png"
    let cell = ["cell", "top", "--width", "30", "--height", "20", "-o", name]
    #expect(try Command.run(cell, in: folder.url).status == 0)
    #expect(size(of: try Data(contentsOf: folder.url.appending(path: name))) == [30 * scale, 20 * scale])
  }

  @Test("has exactly the pixels that are asked for", arguments: [("180x180", [180, 180]), ("7x1000", [7, 1000])])
  func exactSize(size: String, pixels: [UInt32]) throws {
    let folder = try TemporaryFolder()
    for options in [
      ["-o", "a.png"], ["-o", "a.png", "--format", "png@3x"], ["-o", "a.png", "--format=apple-touch-icon"],
    ] {
      let result = try Command.run(
        ["status", "build", "passing", "--size", size, "--allow-substitute"] + options, in: folder.url)
      #expect(result.status == 0 && result.errors.isEmpty, "\(result.errors)")
      #expect(self.size(of: try Data(contentsOf: folder.url.appending(path: "a.png"))) == pixels)
    }
    let scaled = ["hub", "3", "--size", size, "--scale", "2", "--allow-substitute", "-o", "b.png"]
    let result = try Command.run(scaled, in: folder.url)
    #expect(result.errors == "warning: --scale has no effect, because the pixels are given\n")
  }

  @Test("has 180 pixels on white as the icon on a home screen, by its name or as an export")
  func touchIcon() throws {
    let folder = try TemporaryFolder()
    let hub = ["hub", "3", "--allow-substitute"]
    for (name, options) in [
      ("", ["-o", "apple-touch-icon.png"]), ("b/", ["-o", "b/a.svg", "--exports=apple-touch-icon"]),
    ] {
      let result = try Command.run(hub + options, in: folder.url)
      #expect(result.status == 0 && result.errors.isEmpty, "\(result.errors)")
      let icon = try Data(contentsOf: folder.url.appending(path: name + "apple-touch-icon.png"))
      #expect(size(of: icon) == [180, 180])
      // The type of colours: without opacity.
      #expect(icon[25] == 2)
    }
  }

  @Test(
    "has no pixels of another form, or more than can be drawn",
    arguments: ["180", "0x180", "180x", "x", "1x2x3", "-1x4", "1e3x4", "99999999999999999999x1", "16385x1", "٣x٣"])
  func badSize(size: String) throws {
    let folder = try TemporaryFolder()
    let result = try Command.run("pill", "42", "--size=\(size)", "--allow-substitute", "-o", "a.png", in: folder.url)
    #expect(result.status == 64)
    #expect(result.errors.contains("is not a width and a height in pixels, such as 180x180"), "\(result.errors)")
    #expect(try folder.files.isEmpty)
  }

  @Test(
    "has no options of SVG files, which is a warning", arguments: [["--precision", "2"], ["--profile", "design"]])
  func svgOptions(options: [String]) throws {
    let folder = try TemporaryFolder()
    let arguments = ["hub", "3", "--allow-substitute", "-o", "a.png"] + options
    let drawn = try Command.run(arguments, in: folder.url)
    #expect(drawn.status == 0)
    #expect(
      drawn.errors == "warning: the options of SVG files, such as --profile and --precision, have no effect\n")
    #expect(try Command.run(arguments + ["--strict"], in: folder.url).status == 64)
  }

  @Test("may have a colour behind it, as a PNG")
  func background() throws {
    let folder = try TemporaryFolder()
    let clear = try Command.run("hub", "3", "--allow-substitute", "-o", "clear.png", in: folder.url)
    let red = try Command.run(
      "hub", "3", "--allow-substitute", "--background", "red", "-o", "red.png", in: folder.url)
    #expect(clear.status == 0 && red.status == 0)
    // The type of colours: with opacity, and without.
    #expect(try Data(contentsOf: folder.url.appending(path: "clear.png"))[25] == 6)
    #expect(try Data(contentsOf: folder.url.appending(path: "red.png"))[25] == 2)
    let none = try Command.run(
      "hub", "3", "--allow-substitute", "--background", "none", "-o", "none.png", in: folder.url)
    #expect(none.status == 0, "\(none.errors)")
    #expect(
      try Data(contentsOf: folder.url.appending(path: "none.png"))
        == Data(contentsOf: folder.url.appending(path: "clear.png")))
  }

  @Test("is drawn for light pages unless it is coloured for dark ones")
  func dark() throws {
    let folder = try TemporaryFolder()
    var files: [String: Data] = [:]
    for scheme in ["light", "dark", "auto"] {
      let result = try Command.run(
        "hub", "3", "--look", "ios", "--color-scheme", scheme, "--allow-substitute", "-o", "\(scheme).png",
        in: folder.url)
      #expect(result.status == 0, "\(result.errors)")
      files[scheme] = try Data(contentsOf: folder.url.appending(path: "\(scheme).png"))
    }
    #expect(files["light"] != files["dark"])
    #expect(files["light"] == files["auto"])
  }

  @Test(
    "is refused in one line, and not written, where the format cannot show it",
    arguments: [
      (
        ["-o", "a.png", "--scale", "5000"],
        "pixels is too large; the maximum is 16384 on a side and 128 MiB; use a smaller scale"
      ),
      (["-o", "a.png", "--background", "rde"], "error: unknown colour 'rde'; did you mean 'red'?"),
      (["-o", "a.pdf", "--background", "red"], "error: --background needs a PNG file"),
      (["-o", "a.svg", "--background", "red"], "error: --background needs a PNG file"),
      (["-o", "a.svg", "--size", "9x9"], "error: --size needs a PNG file"),
      (["-o", "a.ico", "--size", "9x9"], "error: --size needs a PNG file"),
      (["-o", "a.png", "--size", "16384x16384"], "is too large; the maximum is 16384 on a side and 128 MiB"),
      (["-o", "a.imageset", "--background", "red"], "error: --background needs a PNG file"),
      (["-o", "a.svg", "--format", "vector"], "error: unknown format 'vector'"),
      (["-o", "a.svg", "--format", "sf-symbl"], "error: unknown format 'sf-symbl'; did you mean 'sf-symbol'?"),
      (["--format", "sf-symbol", "--text-color", "red", "-o", "a.svg"], "error: an SF Symbol has one opaque colour"),
      (["--format", "imageset"], "error: an image set is a folder; name it with -o"),
      (["--exports", "png"], "error: --exports needs a file beside which the exports go; name it with -o"),
      (["--exports", "imageset,imageset-png", "-o", "a.svg"], "two exports write 'a.imageset/Contents.json'"),
      (["--exports", "png,png", "-o", "a.svg"], "error: two exports write 'a.png'"),
      (["--exports", "sf-symbol", "--text-color", "red", "-o", "a.svg"], "error: an SF Symbol has one opaque colour"),
      (["--exports", "png@2x", "-o", "a.svg", "--scale", "5000"], "use a smaller scale"),
      (["-o", "a.png", "--pretty"], "error: --pretty needs an SVG file"),
      (["-o", "a.png", "--font-file", "none.ttf"], "error: "),
    ])
  func refused(options: [String], message: String) throws {
    let folder = try TemporaryFolder()
    let substitute = options.contains("--font-file") ? [] : ["--allow-substitute"]
    let needsOutlines = options.contains { $0.hasSuffix(".png") || $0.contains("sf-symbol") || $0 == "--exports" }
    let result = try Command.run(["pill", "42"] + options + (needsOutlines ? substitute : []), in: folder.url)
    #expect([64, 66].contains(result.status))
    #expect(result.errors.contains(message), "\(result.errors)")
    #expect(result.errors.split(separator: "\n").count == 1)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path(percentEncoded: false)).isEmpty)
  }

  @Test("is an image set, whose files are written together, or the icon of a site")
  func folders() throws {
    let folder = try TemporaryFolder()
    let pill = ["hub", "3", "--look", "ios", "--allow-substitute"]
    for (format, names) in [
      ("imageset", ["Contents.json", "dark.svg", "light.svg"]),
      (
        "imageset-png",
        ["Contents.json"] + ["dark", "light"].flatMap { name in ["\(name).png", "\(name)@2x.png", "\(name)@3x.png"] }
      ),
    ] {
      for output in ["out/\(format).imageset", "out/\(format).imageset/"] {
        let result = try Command.run(pill + ["--format", format, "-o", output], in: folder.url)
        #expect(result.status == 0 && result.errors.isEmpty, "\(result.errors)")
        #expect(
          try folder.files.filter { $0.hasPrefix("out/\(format).imageset/") }.map {
            String($0.split(separator: "/")[2])
          } == names)
      }
    }
    #expect(try Command.run(pill + ["--color-scheme", "dark", "-o", "one.imageset"], in: folder.url).status == 0)
    #expect(try folder.files.filter { $0.hasPrefix("one") }.count == 2)
    #expect(try Command.run(pill + ["-o", "a.ico"], in: folder.url).status == 0)
    let icon = try Data(contentsOf: folder.url.appending(path: "a.ico"))
    #expect(icon.starts(with: [0, 0, 1, 0, 4, 0, 16, 16]))
    // The directory has an entry of 16 bytes for each picture; a side of 256 pixels is written as 0.
    #expect(icon[54..<56] == Data([0, 0]))
  }

  @Test("leaves no picture for dark pages where the one for light pages is for all")
  func leftovers() throws {
    let folder = try TemporaryFolder()
    func draw(_ badge: [String], _ options: [String]) throws {
      let result = try Command.run(badge + ["--allow-substitute"] + options, in: folder.url)
      #expect(result.status == 0 && result.errors.isEmpty, "\(result.errors)")
    }
    let adaptive = ["hub", "3", "--look", "ios"]
    let drawable = ["--format", "vector-drawable", "-o", "drawable/a.xml"]
    for (options, dark) in [(["-o", "a.imageset"], "a.imageset/dark.svg"), (drawable, "drawable-night/a.xml")] {
      try draw(adaptive, options)
      #expect(try folder.files.contains(dark))
      try draw(["status", "build", "passing"], options)
      #expect(try !folder.files.contains(dark))
    }
    // A drawable for light pages alone leaves that for dark ones, which another command may have drawn.
    try draw(adaptive, drawable)
    try draw(adaptive, drawable + ["--color-scheme", "light"])
    #expect(try folder.files.contains("drawable-night/a.xml"))
  }

  @Test("is a drawable for light pages, and beside it in 'drawable-night' one for dark pages")
  func drawables() throws {
    let folder = try TemporaryFolder()
    let hub = ["hub", "3", "--look", "ios", "--allow-substitute", "--format", "vector-drawable"]
    for output in ["drawable/a.xml", "res/drawable/a.xml", "./drawable/b.xml"] {
      let result = try Command.run(hub + ["--color-scheme", "auto", "-o", output], in: folder.url)
      #expect(result.status == 0 && result.errors.isEmpty, "\(result.errors)")
      let night = output.replacing("drawable/", with: "drawable-night/").replacing("./", with: "")
      #expect(try folder.read(output) != folder.read(night))
    }
    let alone = try Command.run(hub + ["--color-scheme", "auto", "-o", "a.xml"], in: folder.url)
    #expect(alone.status == 0)
    #expect(alone.errors.hasPrefix("warning: the colours for dark pages are left out"))
    #expect(try folder.read("a.xml") == folder.read("drawable/a.xml"))
    #expect(try Command.run(hub + ["-o", "-"], in: folder.url).output == folder.read("a.xml"))
  }

  @Test("is a drawable with a warning if Android refuses its name, which --strict makes an error")
  func drawableNames() throws {
    let folder = try TemporaryFolder()
    let pill = ["pill", "4", "--allow-substitute", "--format", "vector-drawable", "-o"]
    for (output, right) in [
      ("drawable/My-Icon.xml", "my_icon.xml"), ("res/drawable-v24/4.xml", "badge_4.xml"), ("drawable/a", "a.xml"),
    ] {
      let warning = "Android refuses the name '\(output.split(separator: "/").last ?? "")' in a folder of drawables; "
      let result = try Command.run(pill + [output], in: folder.url)
      #expect(result.status == 0 && result.errors == "warning: \(warning)name the file '\(right)'\n")
      #expect(try Command.run(pill + [output, "--strict"], in: folder.url).status == 64)
    }
    for output in ["drawable/my_icon.xml", "My-Icon.xml", "drawables/My-Icon.xml"] {
      #expect(try Command.run(pill + [output], in: folder.url).errors.isEmpty)
    }
  }

  @Test("is beside the SVG file, and all of them are written or none")
  func exports() throws {
    let folder = try TemporaryFolder()
    let pill = ["hub", "3", "--look", "ios", "--allow-substitute", "-o", "out/a.svg", "--exports"]
    let drawn = try Command.run(pill + ["png,png@2x,pdf,ico,vector-drawable,imageset"], in: folder.url)
    #expect(drawn.status == 0 && drawn.errors.isEmpty, "\(drawn.errors)")
    #expect(
      try folder.files == [
        "out/a.ico", "out/a.imageset/Contents.json", "out/a.imageset/dark.svg", "out/a.imageset/light.svg", "out/a.pdf",
        "out/a.png", "out/a.svg", "out/a@2x.png", "out/drawable-night/a.xml", "out/drawable/a.xml",
      ])
    #expect(try folder.read("out/a.svg") == Command.run("hub", "3", "--look", "ios").output)
    let before = try folder.files.map { try Data(contentsOf: folder.url.appending(path: $0)) }
    let again = try Command.run(pill + ["png", "--exports", "pdf"], in: folder.url)
    #expect(again.status == 0)
    #expect(try folder.files.map { try Data(contentsOf: folder.url.appending(path: $0)) } == before)
    let refused = try Command.run(
      "pill", "4", "--text-color", "red", "--allow-substitute", "-o", "new/a.svg", "--exports", "png,sf-symbol",
      in: folder.url)
    #expect(refused.status == 64)
    #expect(try folder.files.allSatisfy { !$0.hasPrefix("new") })
  }

  @Test("for design tools says where a shadow cannot be a filter: cut by a text or by its badge, or inside it")
  func cutShadows() throws {
    let pill = ["pill", "42", "--profile", "design", "--allow-substitute", "--shadows", "filter"]
    let (white, shadow) = (["--text-color", "white"], ["--shadow", "black,4,0,1"])
    for (options, isCut) in [
      (shadow + ["--text-color", "knockout"], true), (shadow + white, false), (white, false),
      (shadow + white + ["--inset-shadow", "black,2,1"], true),
      (white + ["--inset-shadow", "#0008,2,1"], true), (shadow + white + ["--fill", "#d008"], true),
      (["--shadow", "black,0,0,1"] + white, false),
    ] {
      let result = try Command.run(pill + options)
      #expect(result.status == 0)
      #expect(
        result.errors.hasPrefix("warning: --shadows cannot make each shadow a filter") == isCut, "\(result.errors)")
      #expect(try Command.run(pill + options + ["--strict"]).status == (isCut ? 64 : 0))
    }
    let web = try Command.run(["pill", "42", "--shadows", "filter", "--text-color", "knockout"] + shadow)
    #expect(web.errors.isEmpty)
    let folder = try TemporaryFolder()
    try folder.write(
      """
      badges:
        - {file: a.svg, profile: design, shadows: filter, pill: {text: x, textColor: knockout, shadow: "black,4,0,1"}}
      """, to: "m.yml")
    let built = try Command.run("build", "m.yml", "-o", "out", "--allow-substitute", in: folder.url)
    #expect(
      built.errors.hasPrefix("m.yml:2:36: warning: 'shadows' cannot make each shadow a filter"), "\(built.errors)")
  }

  @Test("has no shadows on demand, and of paths joined areas, which files for web pages do not have")
  func designOptions() throws {
    let pill = ["pill", "42", "--shadow", "black,4,0,1", "--allow-substitute", "--shadows", "none", "--merge"]
    for format in ["vector-drawable", "sf-symbol"] {
      let result = try Command.run(pill + ["--format", format, "--strict"])
      #expect(result.status == 0 && result.errors.isEmpty, "\(result.errors)")
      #expect(!result.output.contains("shadow"))
    }
    let folder = try TemporaryFolder()
    for file in ["a.png", "a.pdf", "a.imageset"] {
      let format = file == "a.imageset" ? ["--format", "imageset-png"] : []
      let drawn = ["pill", "42", "--shadow", "black,4,0,1", "--allow-substitute", "--strict", "-o"]
      let first = file == "a.imageset" ? "/light@2x.png" : ""
      func contents(_ name: String, _ options: [String]) throws -> Data {
        let result = try Command.run(drawn + [name] + format + options, in: folder.url)
        #expect(result.status == 0 && result.errors.isEmpty, "\(result.errors)")
        return try Data(contentsOf: folder.url.appending(path: name + first))
      }
      #expect(try contents("1" + file, []) != contents("2" + file, ["--shadows", "none"]))
    }
    for (file, options, isWarned) in [
      ("a.pdf", ["--merge"], false), ("a.pdf", ["--profile", "design", "--merge"], false),
      ("a.pdf", ["--bounds"], true), ("a.png", ["--merge"], true), ("a.png", ["--bounds"], true),
    ] {
      let drawn = try Command.run(["hub", "3", "--allow-substitute", "-o", file] + options, in: folder.url)
      let warning = "warning: the options of SVG files, such as --profile and --precision, have no effect\n"
      #expect(drawn.errors == (isWarned ? warning : ""), "\(file) \(options)")
    }
    let web = try Command.run("pill", "42", "--merge", "--bounds")
    #expect(web.status == 0)
    #expect(web.errors.contains("--merge has no effect in files for web pages; set the profile 'design'"))
    #expect(web.errors.contains("--bounds has no effect"))
    #expect(
      try Command.run("pill", "42", "--shadow", "black,4,0,1", "--shadows", "none").output.contains("opacity") == false)
  }

  @Test(
    "is refused where it would write over the file of -o, and nothing is written",
    arguments: [
      ("b.png", "png", "b.png"), ("b.pdf", "png,pdf", "b.pdf"),
      ("b.imageset", "imageset-png", "b.imageset/Contents.json"),
    ])
  func overOutput(output: String, exports: String, file: String) throws {
    let folder = try TemporaryFolder()
    let result = try Command.run("pill", "x", "--allow-substitute", "-o", output, "--exports", exports, in: folder.url)
    #expect(result.status == 64)
    #expect(result.errors == "error: an export writes '\(file)', and so does -o, which needs another name\n")
    #expect(try folder.files.isEmpty)
  }

  @Test("has the colours of a status badge for dark pages, as those of any badge")
  func darkStatus() throws {
    let folder = try TemporaryFolder()
    let status = ["status", "build", "passing", "--dark-color", "gold"]
    let result = try Command.run(status + ["-o", "a.imageset"], in: folder.url)
    #expect(result.status == 0 && result.errors.isEmpty, "\(result.errors)")
    #expect(try folder.read("a.imageset/dark.svg") != folder.read("a.imageset/light.svg"))
    let exported = try Command.run(status + ["--exports", "vector-drawable", "-o", "b.svg"], in: folder.url)
    #expect(exported.status == 0 && exported.errors.isEmpty, "\(exported.errors)")
    #expect(try folder.files.contains("drawable-night/b.xml"))
    let alone = try Command.run(status + ["--format", "vector-drawable", "-o", "d.xml"], in: folder.url)
    #expect(alone.errors.hasPrefix("warning: the colours for dark pages are left out"))
    // A file for light pages has no use for the colour.
    let exports = ["--allow-substitute", "--exports"]
    for options in [[], exports + ["pdf"], exports + ["imageset", "--color-scheme", "light"]] {
      let light = try Command.run(status + ["-o", "c.svg"] + options, in: folder.url)
      #expect(light.errors.contains("warning: --dark-color has no effect"))
    }
    #expect(try folder.read("c.svg") == Command.run("status", "build", "passing").output)
  }
}
