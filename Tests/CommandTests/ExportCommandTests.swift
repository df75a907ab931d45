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
        "pixels is too large; the most is 16384 on a side and 256 MiB; use a smaller scale"
      ),
      (["-o", "a.png", "--background", "rde"], "error: unknown colour 'rde'; did you mean 'red'?"),
      (["-o", "a.pdf", "--background", "red"], "error: --background needs a file whose name ends in .png"),
      (["-o", "a.svg", "--background", "red"], "error: --background needs a file whose name ends in .png"),
      (["-o", "a.png", "--pretty"], "error: --pretty needs an SVG file"),
      (["-o", "a.png", "--font-file", "none.ttf"], "error: "),
    ])
  func refused(options: [String], message: String) throws {
    let folder = try TemporaryFolder()
    let result = try Command.run(["pill", "42"] + options, in: folder.url)
    #expect([64, 66].contains(result.status))
    #expect(result.errors.contains(message), "\(result.errors)")
    #expect(result.errors.split(separator: "\n").count == 1)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path(percentEncoded: false)).isEmpty)
  }
}
