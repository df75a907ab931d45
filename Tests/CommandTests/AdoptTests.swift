import Foundation
import Testing

@Suite("Badges taken from a service")
struct AdoptTests {
  /// The address of a badge whose file is `a-NAME.svg`.
  private static func badge(_ name: String) -> String { "https://img.shields.io/badge/a-\(name)-red" }

  private static func adopted(_ page: String, as name: String, _ options: String...) throws -> String {
    let folder = try TemporaryFolder()
    try folder.write(page, to: name)
    let result = try Command.run(["adopt", name, "--write"] + options, in: folder.url)
    #expect(result.status == 0, "\(result.errors)")
    return try folder.read(name)
  }

  @Test(
    "addresses of pictures become paths in each language, and all else stays as it is",
    arguments: [
      ("a.md", "![x](@b@)", true), ("a.md", "![x](<@b@> 'title')\r\n", true), ("a.md", "[![x](@b@ \"t\")](@b2@)", true),
      ("a.md", "![x][r] ![y][]\n\n[R]: @b@\n[y]: <@b@> \"t\"\n", true), ("a.md", "![r]\n\n[r]: @b@", true),
      ("a.md", "![r]\n\n[r]:\n  @b@\n", true), ("a.md", "![r]\n\n[r]:\r\n<@b@> 't'\r\n", true),
      ("a.md", "[r]:\nsee ![x](@b@)", true), ("a.md", "![r]\n\n[r]:\n\n@b@", false), ("a.md", "![r]\n[r]:", false),
      ("a.md", "[![x][r]](y)\n\n[r]:\t@b@", true), ("a.md", "![x](@b@ \"say \\\"hi\\\"\")", true),
      ("a.md", "![x](@b@ (a \\) b))", true),
      ("a.md", "![x](@b@ \"a\\\\\")", true), ("a.md", "![x\\]](@b@)", true), ("a.md", "![[x](y)](@b@)", true),
      ("a.md", "<p align=center><img alt=\"\" src='@b@'></p>", true), ("a.md", "<IMG SRC=@b@>", true),
      ("a.md", "<picture><source srcset=\"@b@ 1x\"><img src=\"@b@\"/></picture>", true),
      ("a.md", "1. x\n\n     ![x](@b@)\n", true), ("a.md", "text\n    ![x](@b@)", true),
      ("a.md", "- a\n  - b\n\n    ![x](@b@)", true), ("a.md", "> ![x](@b@)", true),

      ("a.md", "<div>\n\n![x](@b@)\n</div>", true), ("a.md", "<div>\n<img src=\"@b@\">\n</div>", true),
      ("a.md", "a <!-- b\n\n![x](@b@)", true), ("a.md", "[^1]: words ![x](@b@)", true),
      ("a.md", "[^1]: ![x](@b@)", true), ("a.md", "[note]: words ![x](@b@)", true),
      ("a.md", "[note]: /a 'b'\n![x](@b@)", true), ("a.md", "> [q]: @b@\n\n![q][]", true),
      ("a.md", "1. - [q]: @b@ 't'\n\n![q]", true), ("a.md", "- a\n\n  - b\n\n    [q]: @b@\n\n![q]", true),
      ("a.md", "![`a`] ![`b`]\n\n[`b`]: x\n[`a`]: @b@", true),
      ("a.md", "---\na: b\n---\n![x](@b@)", true), ("a.md", "---\na: b\n...\n![x](@b@)\n---\n", true),
      ("a.md", "---\n\n![x](@b@)", true),
      ("a.mdx", "<div>\n  ![x](@b@)\n</div>", true),
      ("a.rst", "- a\n\n  .. Image:: @b@", true), ("a.adoc", "* a\n  image:@b@[x]", true),
      ("a.md", "``` ` ```\n![x](@b@)", true), ("a.md", "a `b\n\nc` ![x](@b@)", true), ("a.md", "\\\\![x](@b@)", true),
      ("a.mdx", "<img src={\"@b@\"} /> <img src={'@b@'}/>", true), ("a.html", "<object data=\"@b@\"></object>", true),
      ("a.html", "{/* <img src=@b@> */}", true),
      ("a.html", "<!doctype html>\n<img\n src=\n\"@b@\"\n>", true), ("a.html", "<embed src=@b@>[![x](y)]", true),
      ("a.rst", ".. image:: @b@\n   :target: @b2@\n", true), ("a.rst", "Text\n\n.. |a| image:: @b@\n", true),
      ("a.rst", ".. A comment\n\n* .. image:: @b@\n", true), ("a.rst", "1. .. image:: @b@\n", true),
      ("a.rst", "::\n\n  x\n\n- .. image:: @b@\n", true), ("a.rst", "#. .. image:: @b@\n", true),
      ("a.rst", "(a) * .. image:: @b@\n", true), ("a.rst", "* .. a comment\n* .. image:: @b@\n", true),
      ("a.rst", ".. note::\n\n   .. figure:: @b@\n", true), ("a.rst", "x::\n\n  code\n\n.. image:: @b@", true),
      ("a.adoc", "image:@b@[x] and image::@b@[]", true), ("a.adoc", "(image:@b@[x,link=@b2@])", true),
      // A fence ends with its container, and one in another container ends none.
      ("a.md", "```python\n\"\"\"\n\n    ```python\n    f()\n    ```\n\"\"\"\n```\n\n![x](@b@)", true),
      ("a.md", "> ```\n> x\n\n![x](@b@)", true), ("a.md", "- ```\n  x\n\n  y\n![x](@b@)", true),
      ("a.md", "a\n\n    ```\n\n![x](@b@)", true), ("a.md", "1.  a\n\n    ```\n    ![x](@b@)\n    ```\n", false),
      ("a.md", "```\n> ```\n![x](@b@)\n```", false), ("a.md", "```\n- ```\n![x](@b@)\n```", false),
      ("a.md", "> ```\n> > ```\n> ![x](@b@)\n", false), ("a.md", "> - ```\n>   x\n> ![x](@b@)\n", true),
      ("a.md", "- a\n\n  > b\nc\n    ![x](@b@)\n", true), ("a.md", "-\ta\n\n\t![x](@b@)\n", true),
      ("a.md", "* * *\n    ![x](@b@)\n", false), ("a.md", "<!-- a -->\n    ![x](@b@)\n", false),
      ("a.mdx", "<T>\n    ```\n    ![x](@b@)\n    ```\n</T>", false),
      ("a.mdx", "```\nimport x\n```\n![x](@b@)", true),
      // In HTML nothing else begins; it ends as it began, if not with an empty line.
      ("a.md", "<pre>\n```\n\n</PRE>\n![x](@b@)", true), ("a.md", "<!--\n```\n\n- ~~~\n-->\n![x](@b@)", true),
      ("a.md", "a\n<?b\n\n```\n?>\n![x](@b@)", true), ("a.md", "<!--\na\n-->\n    ![x](@b@)", false),
      ("a.md", "> <!--\n```\n![x](@b@)\n```\n", false), ("a.md", "<pre-a>\n\n    ![x](@b@)\n", false),
      // A heading's underline is in the paragraph above.
      ("a.md", "> a\n===\n    ![x](@b@)\n", true), ("a.md", "- a\n- ===\n      ![x](@b@)\n", true),
      ("a.md", "a\n= =\n    ![x](@b@)\n", true), ("a.md", "- a\n  ===\n      ![x](@b@)\n", false),
      // Code in a line ends with the paragraph, and a paragraph with its container.
      ("a.md", "- a `b\n- ![x](@b@) ` c\n", true), ("a.md", "> a `b\n>\n> ![x](@b@) ` c\n", true),
      ("a.md", "# a `b\n![x](@b@) ` c\n", true), ("a.md", "> a `b\nc ![x](@b@) ` d\n", false),
      ("a.md", "a\n2. [q]: @b@\n\n![q]", false),
      // A block of HTML ends with its container, and no fence begins in it.
      ("a.md", "- a\n  <details>\n  b\n\n  </details>\n- ![x](@b@)\n", true),
      ("a.md", "- <p>a</p>\n- ![x](@b@)\n", true),
      ("a.md", "> <div>\n> ![x](@b@)\n> </div>", false), ("a.md", "- <details>\n  ![x](@b@)", false),
      ("a.md", "<div>\n```\n</div>\n\n![x](@b@)", true), ("a.md", "<!-- a --> ![x](@b@)", false),
      ("a.md", "a\n</div>\n![x](@b@)", false), ("a.md", "<p>\n\\<img src=\"@b@\">` `</p>", true),
      ("a.md", "<![x](@b@)", true), ("a.md", "<!a\n![x](@b@)", false), ("a.md", "<pre/>\n\n![x](@b@)", true),
      ("a.md", "<p>\n` <img src=\"@b@\"> `</p>", true), ("a.md", "<p><code><img src=\"@b@\"></code></p>", false),
      // Comments and elements in a text end with it, and do not begin in code, nor code in them or in two rows.
      ("a.md", "`<!--`\n\n![x](@b@)\n\n`-->`", true), ("a.md", "a `<pre>` ![x](@b@) `</pre>`", true),
      ("a.md", "a <!--\n\n![x](@b@)\n\n--> b", true), ("a.md", "a <script>\n\n![x](@b@)\n\n</script>", true),
      ("a.md", "a <!-- ` --> ![x](@b@) <!-- ` -->", true), ("a.mdx", "{/*\n\n![x](@b@)\n\n*/}", false),
      ("a.md", "|a|b|\n|-|-|\n| ` | ![x](@b@) |\n| ` | |", true),
      ("a.md", "\\\\`![x](@b@)`", false), ("a.md", "\\`![x](@b@)`", true),
      ("a.md", "\\``a` ![x](@b@) b`c", true), ("a.md", "\\``![x](@b@)` ``", false),
      // What is no picture.
      ("a.md", "`![x](@b@)`", false), ("a.md", "`` a ` ![x](@b@) ``", false), ("a.md", "```\n![x](@b@)\n```", false),
      ("a.md", "~~~ x\n![x](@b@)\n", false), ("a.md", "    ![x](@b@)", false), ("a.md", "a\n\n\t![x](@b@)", false),
      ("a.md", "<!-- ![x](@b@) -->", false), ("a.md", "\\![x](@b@)", false), ("a.md", "!\\[x](@b@)", false),
      ("a.md", "[x](@b@)", false), ("a.md", "@b@", false), ("a.md", "<@b@>", false),
      ("a.md", "[x][r]\n\n[r]: @b@", false),
      ("a.md", "![x][r] [y][r]\n\n[r]: @b@", false), ("a.md", "<code>![x](@b@)</code>", false),
      ("a.md", "![x](@b@ \"a\\\")", false), ("a.md", "<pre>\n![x](@b@)\n</pre>", false),
      ("a.md", "&lt;img src=\"@b@\">", false), ("a.md", "![x](@b@", false),
      ("a.md", "<img src=\"@b@\"", false), ("a.md", "<a href=\"@b@\">x</a>", false),
      ("a.mdx", "{/* ![x](@b@) */}", false),
      ("a.html", "<!-- <img src=\"@b@\"> -->", false), ("a.html", "<script>'<img src=\"@b@\">'</script>", false),
      ("a.html", "![x](@b@)", false), ("a.html", "<img srcset=\"@b@ 1x, @b2@ 2x\">", false),
      ("a.md", "- a\n\n      ![x](@b@)", false), ("a.md", ">     ![x](@b@)", false),
      ("a.md", "1. x\n\n        ![x](@b@)", false),
      ("a.md", "<div>\n![x](@b@)\n</div>", false), ("a.md", "<!-- a\n\n![x](@b@)", false),
      ("a.md", "<pre>\n![x](@b@)", false),
      ("a.md", "---\nx: '![x](@b@)'\n---\n", false), ("a.md", "---\nx: '![x](@b@)'\n...\n", false),
      ("a.md", "---\r\nx: '![x](@b@)'\r\n---\r\n", false),
      ("a.md", "---\nx: '![x](@b@)'\r\n---\r\n", false), ("a.md", "a\r\n    ![x](@b@)\r\n", true),
      ("a.md", "<p>\n----\n    <img src=\"@b@\">\n</p>\n", true), ("a.md", "a\n=\n    ![x](@b@)\n", false),
      ("a.md", "# a\n    ![x](@b@)\n", false),
      ("a.md", "a\n===\n    ![x](@b@)\n", false), ("a.md", "#a\n    ![x](@b@)\n", true),
      ("a.md", "a\n    # b\n    ![x](@b@)\n", true), ("a.mdx", "export const a = '![x](@b@)'", false),
      ("a.mdx", "<Img src='@b@'/>", false),
      ("a.md", "<img src=\"https://img.shields.io/badge/a-&eacute;-red\">", false),
      ("a.rst", "* .. code-block:: rst\n\n     .. image:: @b@", false),
      ("a.rst", ".. a comment\n\n  * .. image:: @b@\n", false), ("a.rst", "1.2 .. image:: @b@", false),
      ("a.rst", "ab. .. image:: @b@", false),
      ("a.md", "1. a\n\n```\nx\n```\n\n    ![x](@b@)\n", false),
      ("a.md", "1. a\n\n2. ```sh\n   x\n   ```\n\n    ![x](@b@)\n", true),
      ("a.md", "1. a\n\n   ```\n   x\n   ```\n```\ny\n```\n\n    ![x](@b@)\n", false),
      ("a.md", "1. a\n\n   ```\n   x\n\n   ```\n\n    ![x](@b@)\n", true),
      ("a.rst", ".. Code-Block:: x\n\n  .. image:: @b@", false),
      ("a.rst", ".. TODO: std::string\n   .. image:: @b@", false),
      ("a.adoc", "[source]\nimage:@b@[x]", false), ("a.adoc", "a\n\n image:@b@[x]", false),
      ("a.adoc", "+image:@b@[x]+", false),
      ("a.adoc", "[x,link=\"image:@b@[y]\"]", false),
      ("a.rst", "::\n\n  .. image:: @b@\n", false), ("a.rst", ".. code-block:: rst\n\n   .. image:: @b@\n", false),
      ("a.rst", ".. a comment\n   .. image:: @b@\n", false), ("a.rst", "see .. image:: @b@", false),
      ("a.adoc", "----\nimage:@b@[x]\n----", false), ("a.adoc", "// image:@b@[x]", false),
      ("a.adoc", "\\image:@b@[x]", false),
      // The line of a listing is under a title only where a title may stand.
      ("a.adoc", ".Java\n----\nx\n----\nimage:@b@[x]", true), ("a.adoc", ".Java\n----\nimage:@b@[x]\n----", false),
      ("a.adoc", "[sql]\n----\nx\n----\nimage:@b@[x]", true), ("a.adoc", "[sql]\n----\nimage:@b@[x]\n----", false),
      ("a.adoc", "====\n----\nx\n----\nimage:@b@[x]", true), ("a.adoc", "====\n----\nimage:@b@[x]\n----", false),
      ("a.adoc", "|===\n----\nx\n----\nimage:@b@[x]", true), ("a.adoc", "|===\n----\nimage:@b@[x]\n----", false),
      ("a.adoc", "// a\n----\nx\n----\nimage:@b@[x]", true), ("a.adoc", "// a\n----\nimage:@b@[x]\n----", false),
      ("a.adoc", "a\nnow:\n----\nx\n----\nimage:@b@[x]", true), ("a.adoc", "a\nnow:\n----\nimage:@b@[x]\n----", false),
      ("a.adoc", "----\nx\n----\n----\nx\n----\nimage:@b@[x]", true),
      ("a.adoc", "----\nx\n----\n----\nimage:@b@[x]\n----", false),
      ("a.adoc", "++++\nx\n++++\n----\nx\n----\nimage:@b@[x]", true),
      ("a.adoc", "++++\nx\n++++\n----\nimage:@b@[x]\n----", false),
      ("a.adoc", "Java\n....\nimage:@b@[x]\n....", false), ("a.adoc", ":a: b\nJava\n----\nimage:@b@[x]", true),
      ("a.adoc", "[[a]]\nÄöü\n---\nimage:@b@[x]", true), ("a.adoc", "----\nx\n----\nJava\n----\nimage:@b@[x]", true),
      // Spaces before the first line of a paragraph make code of it, whatever is above.
      ("a.adoc", "--\n image:@b@[x]\n--", false), ("a.adoc", "toc::[]\n image:@b@[x]", false),
      ("a.adoc", "// a\n image:@b@[x]", false), ("a.adoc", "a\n// a\n image:@b@[x]", true),
      ("a.adoc", ".a\n[source]\nimage:@b@[x]", false), ("a.adoc", "|===\n |image:@b@[x]\n|===", true),
      ("a.adoc", ". a\n image:@b@[x]", true), ("a.adoc", "a::\n image:@b@[x]", true),
      ("a.adoc", "[source]\n----\n----\nimage:@b@[x]", true),
      // Spaces before the mark of a list's item, or in the cells of a table, do not.
      ("a.adoc", "a\n\n * image:@b@[x]", true), ("a.adoc", " . image:@b@[x]", true),
      ("a.adoc", "* a\n\n  ** image:@b@[x]", true), ("a.adoc", " b:: image:@b@[x]", true),
      ("a.adoc", " iv) image:@b@[x]", true), ("a.adoc", " a. image:@b@[x]", true),
      ("a.adoc", " 12. image:@b@[x]", true),
      ("a.adoc", " - image:@b@[x]", true), ("a.adoc", " • image:@b@[x]", true), ("a.adoc", " ab. image:@b@[x]", false),
      ("a.adoc", " .image:@b@[x]", false), ("a.adoc", " b::c image:@b@[x]", false),
      ("a.adoc", "|===\n|a\n\n  |image:@b@[x]\n|===", true), ("a.adoc", "|===\n|===\n\n |image:@b@[x]", false),
      ("a.adoc", "|===\na|\n\n image:@b@[x]\n|===", false),
      ("a.adoc", "|===\n|a\n|===\n image:@b@[x]", false), ("a.adoc", "|===\n|a\n|===\nimage:@b@[x]", true),
      ("a.adoc", "|===\n|a\n|===\n* a\n|===\n |image:@b@[x]\n|===", true),
      ("a.adoc", "pass:q,a[image:@b@[x]]", false), ("a.adoc", #"pass:[a\] image:@b@[x]]"#, false),
      ("a.adoc", "pass:m[image:@b@[x]]", true),
      ("a.adoc", "pass:[image:@b@[x]]", false), ("a.adoc", "pass:q[a] pass:[b] image:@b@[x]", true),
      // Code by its attributes is the whole next block, and that by spaces ends before another block.
      ("a.adoc", "[source]\n--\na\n\nimage:@b@[x]\n--", false), ("a.adoc", "[source]\n--\na\n--\nimage:@b@[x]", true),
      ("a.adoc", "[source]\n.a\n[[b]]\n--\n\nimage:@b@[x]\n--", false), ("a.adoc", "[source]\n\nimage:@b@[x]", false),
      ("a.adoc", "[source]\n====\nimage:@b@[x]\n====", true), ("a.adoc", "--\na\n\nimage:@b@[x]\n--", true),
      ("a.adoc", "[source]\na = b\n====\nimage:@b@[x]", false), ("a.adoc", "[source]\na = b\n+\nimage:@b@[x]", true),
      ("a.adoc", "* a\n\n b\n+\nimage:@b@[x]", true), ("a.adoc", " a\n====\nimage:@b@[x]\n====", true),
      ("a.adoc", " a b c\n[NOTE]\nimage:@b@[x]", true),
      // A macro is the whole of such code, and headings and later styles take the place of the attributes.
      ("a.adoc", "[source]\ninclude::a.rb[]\n\nimage::@b@[x]", true),
      ("a.adoc", "[source]\nimage::@b2@[x]\n\nimage::@b@[x]", true),
      ("a.adoc", "[source]\n\n== A\n\nimage:@b@[x]", true), ("a.adoc", "[source]\n:a: b\n\nimage:@b@[x]", false),
      ("a.adoc", "[source]\n[NOTE]\nimage:@b@[x]", true), ("a.adoc", "[source]\n[[a]]\nimage:@b@[x]", false),
      ("a.adoc", "[source]\n--\na\n-- \nimage:@b@[x]", true), ("a.adoc", " b ::\n image:@b@[x]", true),
      ("a.adoc", "image:@b@", false),
    ] as [(String, String, Bool)])
  func pictures(name: String, page: String, isPicture: Bool) throws {
    let text = page.replacing("@b@", with: Self.badge("b")).replacing("@b2@", with: Self.badge("c"))
    let path = isPicture ? page.replacing("@b@", with: "badges/a-b.svg").replacing("@b2@", with: Self.badge("c")) : text
    #expect(try Self.adopted(text, as: name) == path)
  }

  @Test("a file in the output folder that is not written may be a link")
  func otherFile() throws {
    let folder = try TemporaryFolder()
    try folder.write("![x](\(Self.badge("b")))\n", to: "a.md")
    let result = try Command.shell(
      "mkdir badges; ln -s /dev/null badges/badge.svg; \"$CARTOUCHE\" adopt a.md --write", in: folder.url)
    #expect(try result.status == 0 && folder.files.contains("badges/a-b.svg"), "\(result.errors)")
  }

  @Test("a page has the same pictures at the same places whether its lines end with LF, CRLF or CR")
  func lineEnds() throws {
    let pages = [
      ("a.md", "![x][my r] and [y][my\nr]\n\n[my r]: @b@\n"), ("b.md", "![a\nb](@b@)\n"),
      ("c.md", "<div>\n![a](@b@)\n</div>\n\n![b](@b@)\n"), ("d.md", "a `b\n\nc` ![x](@b@)\n"),
      ("e.md", "[a\\\n\n![x](@b@)\n"), ("f.md", "---\na: '![x](@b@)'\n---\n\n![r]\n\n[r]:\n@b@ 't'\n"),
      ("g.adoc", "Title\n-----\n\nimage:@b@[x]\n\n[source]\nimage:@b@[x]\n\n code\nimage:@b@[x]\n"),
      ("h.adoc", ":imagesdir: a\n\nTitle\n-----\n\n----\nimage:@b@[x]\n----\nimage:@b@[x]\n"),
      ("i.rst", ".. x\n\n   .. image:: @b@\n\n.. image::\n   @b@\n   :alt: x\n"),
    ]
    func adopted(_ end: String) throws -> [String] {
      let folder = try TemporaryFolder()
      for (name, page) in pages {
        try folder.write(page.replacing("@b@", with: Self.badge("b")).replacing("\n", with: end), to: name)
      }
      let result = try Command.run("adopt", ".", "--write", in: folder.url)
      return try [result.output] + pages.map { try folder.read($0.0).replacing(end, with: "\n") }
    }
    let expected = try adopted("\n")
    #expect(expected[0].hasSuffix("8 badges adopted in 8 pages, 0 stay\n"), "\(expected[0])")
    for end in ["\r\n", "\r"] { #expect(try adopted(end) == expected) }
  }

  @Test(
    "an address in reStructuredText goes on in the next line behind a mark that divides it",
    arguments: ["a-\n     b-\n  red", "\r\n  a-b-red"])
  func splitAddress(words: String) throws {
    let end = "\n   :alt: x\n\n   y\n"
    let page = ".. image:: https://img.shields.io/badge/\(words)" + end
    #expect(try Self.adopted(page, as: "a.rst") == ".. image:: badges/a-b.svg" + end)
  }

  @Test("words behind an address in reStructuredText stay, and so does a picture with words in the next line")
  func wordsBehindAddress() throws {
    let image = ".. image:: https://img.shields.io/badge/a-b-red"
    let table = "====  ====\n\(image)    the build\n====  ====\n"
    #expect(
      try Self.adopted(table, as: "a.rst") == "====  ====\n.. image:: badges/a-b.svg    the build\n====  ====\n")
    for words in ["Caption", "two words", "-b c"] {
      let page = "\(image)\n   \(words)\n\n\(image)\n"
      #expect(try Self.adopted(page, as: "a.rst") == "\(image)\n   \(words)\n\n.. image:: badges/a-b.svg\n")
    }
  }

  @Test("paths in reStructuredText are the names of files, which Sphinx looks for, but behind a host addresses")
  func namesOfFiles() throws {
    let folder = try TemporaryFolder()
    let page = "docs é/a.rst"
    for (options, path) in [
      (["-o", "my büro"], "../my\\ büro/größe-b.svg"), (["--base-url", "/my"], "/my/größe-b.svg"),
      (["--base-url", "b%20%C3%BC%0A"], "b\\ ü%0A/größe-b.svg"), (["--base-url", "%FF"], "%FF/größe-b.svg"),
      (["--base-url", "https://e.org"], "https://e.org/gr%C3%B6%C3%9Fe-b.svg"),
      (["-o", "x\n\u{85}.. raw:: y\\"], "../x%0A%C2%85..\\ raw::\\ y\\\\/größe-b.svg"),
    ] {
      try folder.write(".. image:: https://img.shields.io/badge/Gr%C3%B6%C3%9Fe-b-red\n", to: page)
      let result = try Command.run(["adopt", page, "--write"] + options, in: folder.url)
      #expect(result.status == 0, "\(result.errors)")
      #expect(try folder.read(page) == ".. image:: \(path)\n")
    }
  }

  private static let page = """
    [![Build](https://img.shields.io/badge/build-passing-brightgreen.svg)](https://ci.example.org)
    ![License](https://img.shields.io/badge/license-MIT-blue?style=flat-square)
    ![again](http://img.shields.io/badge/build-passing-brightgreen)
    ![cov](https://codecov.io/gh/a/b/graph/badge.svg) ![old](https://img.shields.io/badge/nocolor)
    ![v](https://img.shields.io/npm/v/a) ![photo](https://example.org/a.png)

    """

  @Test("without --write nothing is written, and each badge has a line that says what would be done")
  func dry() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.page, to: "README.md")
    let result = try Command.run("adopt", "README.md", in: folder.url)
    #expect(
      result.output == """
        README.md:1: https://img.shields.io/badge/build-passing-brightgreen.svg -> build-passing.svg
        README.md:2: https://img.shields.io/badge/license-MIT-blue?style=flat-squ… -> license-mit.svg
        README.md:3: http://img.shields.io/badge/build-passing-brightgreen -> build-passing.svg
        README.md:4: https://codecov.io/gh/a/b/graph/badge.svg stays: 'cartouche coverage' draws it from a report of coverage
        README.md:4: https://img.shields.io/badge/nocolor stays: no badge has this address
        README.md:5: https://img.shields.io/npm/v/a stays: 'cartouche version' draws it from the file with the version, \
        or from the last tag
        3 badges to adopt, 3 stay; --write does it

        """)
    #expect(try folder.files == ["README.md"])
  }

  @Test("a new manifest has each badge once, a build of it changes nothing, and a second run changes nothing")
  func written() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.page, to: "docs/a.md")
    #expect(try Command.run("adopt", "docs", "--write", in: folder.url).status == 0)
    #expect(
      try folder.read("badges.yml").hasSuffix(
        """
        badges:
          - {file: build-passing.svg, status: {label: build, message: passing, color: brightgreen}}
          - {file: license-mit.svg, status: {label: license, message: MIT, color: blue, style: flat-square}}

        """))
    #expect(try folder.read("docs/a.md").contains("[![Build](../badges/build-passing.svg)](https://ci.example.org)"))
    #expect(try Command.run("build", "badges.yml", "-o", "badges", "--check", in: folder.url).status == 0)
    let files = try folder.files
    let (page, manifest) = (try folder.read("docs/a.md"), try folder.read("badges.yml"))
    let second = try Command.run("adopt", "docs", "--write", in: folder.url)
    #expect(second.output.hasSuffix("0 badges adopted in 0 pages, 3 stay\n"))
    #expect(try folder.files == files)
    #expect(try folder.read("docs/a.md") == page && folder.read("badges.yml") == manifest)
  }

  @Test(
    "a manifest that is there gets the badges at the end of its list, and stays as it is otherwise",
    arguments: [
      ("badges:\n- file: x.svg\n  hub: {count: 1}", "badges:\n- file: x.svg\n  hub: {count: 1}\n- @\n"),
      (
        "# a\nbadges:\r\n    - {file: x.svg, hub: {count: 1}}\r\n",
        "# a\nbadges:\r\n    - {file: x.svg, hub: {count: 1}}\r\n    - @\n"
      ),
      (
        "badges:\n  - {file: x.svg, hub: {count: 1}}\n\n# about defaults\ndefaults: {}\n",
        "badges:\n  - {file: x.svg, hub: {count: 1}}\n  - @\n\n# about defaults\ndefaults: {}\n"
      ),
      ("badges: []\n", "badges:\n  - @\n"),
      ("badges:\r\n- {file: x.svg, hub: {count: 1}}", "badges:\r\n- {file: x.svg, hub: {count: 1}}\r\n- @\r\n"),
      (
        "---\nbadges:\n  - {file: x.svg, hub: {count: 1}}\n\n... # end\n",
        "---\nbadges:\n  - {file: x.svg, hub: {count: 1}}\n  - @\n\n... # end\n"
      ),
      ("defaults: {}\nbadges: [] # none\n", "defaults: {}\nbadges:  # none\n  - @\n"),
    ])
  func additions(manifest: String, expected: String) throws {
    let folder = try TemporaryFolder()
    try folder.write(manifest, to: "m.yml")
    try folder.write("![x](\(Self.badge("b")))", to: "a.md")
    let result = try Command.run("adopt", "a.md", "--write", "--manifest", "m.yml", in: folder.url)
    #expect(result.status == 0, "\(result.errors)")
    let entry = "{file: a-b.svg, status: {label: a, message: b, color: red}}"
    #expect(try folder.read("m.yml") == expected.replacing("@", with: entry))
  }

  @Test(
    "badges that come into a manifest that lines up widths keep their own, and so do those that are there",
    arguments: [[], ["--dark"]])
  func ownWidths(options: [String]) throws {
    let folder = try TemporaryFolder()
    let manifest =
      "defaults: {alignWidths: readme}\nbadges:\n  - {file: x.svg, status: {label: x, message: a long text}}\n"
    try folder.write(manifest, to: "badges.yml")
    try folder.write("![x](\(Self.badge("b")))", to: "a.md")
    let result = try Command.run(["adopt", "a.md", "--write"] + options, in: folder.url)
    #expect(result.status == 0, "\(result.errors)")
    let pair = options.isEmpty ? "" : "colorScheme: pair, "
    let entry = "  - {file: a-b.svg, \(pair)alignWidths: false, status: {label: a, message: b, color: red}}\n"
    #expect(try folder.read("badges.yml") == manifest + entry)
    #expect(try folder.read("badges/a-b.svg").contains(#"width="34""#))
    _ = try Command.run("build", "badges.yml", "-o", "badges", in: folder.url)
    let second = try Command.run(["adopt", "a.md", "--write"] + options, in: folder.url)
    #expect(second.output.hasPrefix("0 badges adopted"), "\(second.output)")
    #expect(try Command.run("build", "badges.yml", "-o", "badges", "--check", in: folder.url).status == 0)
  }

  @Test(
    "a manifest to which nothing can be added is an error, and nothing is written",
    arguments: [
      "badges: [{file: x.svg, hub: {count: 1}}]\n", #"{"badges": []}"#, "badges:\n  [{file: x.svg, hub: {count: 1}}]\n",
      "badges: [",
      "defaults: {status: {style: plastic}}\nbadges: []\n", "defaults: {profile: design}\nbadges: []\n", "[]", "",
      "badges:\r- {file: x.svg, hub: {count: 1}}\r", "# a\rdefaults: {}\rbadges: []\r",
    ])
  func refused(manifest: String) throws {
    let folder = try TemporaryFolder()
    try folder.write(manifest, to: "badges.yml")
    try folder.write("![x](\(Self.badge("b")))", to: "a.md")
    let result = try Command.run("adopt", "a.md", "--write", in: folder.url)
    #expect(result.status == 65 && result.errors.hasPrefix("badges.yml:"), "\(result.errors)")
    #expect(try folder.read("badges.yml") == manifest)
    #expect(try folder.files == ["a.md", "badges.yml"])
  }

  @Test(
    "names are different for different badges, also from files that are there, and a badge of the manifest is used again"
  )
  func names() throws {
    let folder = try TemporaryFolder()
    try folder.write("badges: [{file: old.svg, status: {label: a, message: b, color: red}}]\n", to: "badges.yml")
    try folder.write("mine", to: "badges/x-1.svg")
    // The disks of macOS and Windows take both names for one.
    try folder.write("mine", to: "badges/Y-MIT.svg")
    let addresses = ["a-b-red", "x-1-red", "X-1-red", "x-1-blue", "y-MIT-red", "%2F-%2F-red", "--a-red"]
    try folder.write(addresses.map { "![x](https://img.shields.io/badge/\($0))\n" }.joined(), to: "a.md")
    let lines = try Command.run("adopt", "a.md", in: folder.url).output.split(separator: "\n").dropLast()
    #expect(
      lines.map { $0.split(separator: " ").last } == [
        "old.svg", "x-1-2.svg", "x-1-3.svg", "x-1-4.svg", "y-mit-2.svg", "badge.svg", "a.svg",
      ])
  }

  @Test("a file in the folder that holds a badge is that badge's, whatever the order of the badges")
  func heldFiles() throws {
    let folder = try TemporaryFolder()
    func lines(_ colors: [String], _ options: String...) throws -> [Substring?] {
      let page = colors.map { "![x](https://img.shields.io/badge/a-b-\($0))\n" }.joined()
      try folder.write(page, to: "a.md")
      let lines = try Command.run(["adopt", "a.md"] + options, in: folder.url).output.split(separator: "\n").dropLast()
      return lines.map { $0.split(separator: " ").last }
    }
    _ = try lines(["red", "blue", "green"], "--write")
    try FileManager.default.removeItem(at: folder.url.appending(path: "badges.yml"))
    #expect(
      try lines(["pink", "blue", "red", "green", "f00", "gold"]) == [
        "a-b-4.svg", "a-b-2.svg", "a-b.svg", "a-b-3.svg", "a-b-5.svg", "a-b-6.svg",
      ])
  }

  @Test("a badge of the manifest that is used again is drawn if the folder lacks it", arguments: [false, true])
  func undrawn(isPair: Bool) throws {
    let folder = try TemporaryFolder()
    let entry = "status: {label: a, message: b, color: red}" + (isPair ? ", colorScheme: pair" : "")
    let manifest = "badges:\n  - {file: old.svg, \(entry)}\n  - {file: other.svg, pill: {text: x}}\n"
    try folder.write(manifest, to: "badges.yml")
    try folder.write("![x](\(Self.badge("b")))", to: "a.md")
    let options = isPair ? ["--dark"] : []
    #expect(try Command.run(["adopt", "a.md", "--write"] + options, in: folder.url).status == 0)
    #expect(try folder.read("a.md").contains("badges/old.svg"))
    let dark = isPair ? ["badges/old-dark.svg"] : []
    #expect(try folder.files == ["a.md", "badges.yml"] + dark + ["badges/old.svg"])
    #expect(try folder.read("badges.yml") == manifest)
    // What is there stays: it may be drawn in another way.
    try folder.write("mine", to: "badges/old.svg")
    try folder.write("![x](\(Self.badge("b")))", to: "a.md")
    #expect(try Command.run(["adopt", "a.md", "--write"] + options, in: folder.url).status == 0)
    #expect(try folder.read("badges/old.svg") == "mine")
  }

  @Test("--dark draws two files and writes picture elements, but in languages without them")
  func dark() throws {
    let folder = try TemporaryFolder()
    let address = Self.badge("b")
    try folder.write(
      "![a \"b\"](\(address))\n\n![r]\n<img src=\"\(address)\" alt=\"x\">\n<picture><img src=\"\(address)\"></picture>\n\n[r]: \(address)\n",
      to: "a.md")
    try folder.write("image:\(address)[x]", to: "a.adoc")
    #expect(try Command.run("adopt", "a.md", "a.adoc", "--dark", "--write", in: folder.url).status == 0)
    let picture = #"<picture><source media="(prefers-color-scheme: dark)" srcset="badges/a-b-dark.svg">"#
    #expect(
      try folder.read("a.md") == """
        \(picture)<img src="badges/a-b.svg" alt="a &#34;b&#34;"></picture>

        \(picture)<img src="badges/a-b.svg" alt="r"></picture>
        \(picture)<img src="badges/a-b.svg" alt="x"></picture>
        <picture><img src="badges/a-b.svg"></picture>

        [r]: badges/a-b.svg

        """)
    #expect(try folder.read("a.adoc") == "image:badges/a-b.svg[x]")
    #expect(try folder.files == ["a.adoc", "a.md", "badges.yml", "badges/a-b-dark.svg", "badges/a-b.svg"])
    #expect(try Command.run("build", "badges.yml", "-o", "badges", "--check", in: folder.url).status == 0)
  }

  @Test(
    "a picture with attributes behind it keeps them, also with --dark",
    arguments: ["![x](@){ .small }", "![x](@){: width=9 }", "![x][r]{#a}\n\n[r]: @", "![r]{#a} ![r]\n\n[r]: @"])
  func attributes(page: String) throws {
    let text = try Self.adopted(page.replacing("@", with: Self.badge("b")), as: "a.md", "--dark")
    #expect(text == page.replacing("@", with: "badges/a-b.svg"))
  }

  @Test(
    "a picture with marks in its words keeps them, also with --dark",
    arguments: [
      "[![`a` on b](@)](c)", "![*Build* _status_](@)", "![see [a](b)](@)", "![see [a]](@)", "![a <b>](@)",
      "![&copy; a](@)", "![~~a~~](@)", "![a ![b](@) c](d)", "![`a`][r]\n\n[r]: @",
    ])
  func markedWords(page: String) throws {
    let text = try Self.adopted(page.replacing("@", with: Self.badge("b")), as: "a.md", "--dark")
    #expect(text == page.replacing("@", with: "badges/a-b.svg"))
    #expect(try Self.adopted("![my_a & é_b](\(Self.badge("b")))", as: "a.md", "--dark").contains("<picture>"))
  }

  @Test("a wide logo in an address is as wide as on the badges of the service")
  func wideLogo() throws {
    let folder = try TemporaryFolder()
    let addresses = ["16", "48"].map { width in
      let logo = "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 \(width) 16'><path d='M0 0h9v9z'/></svg>"
      let data = Data(logo.utf8).base64EncodedString().replacing("+", with: "%2B")
      return "<img src=\"\(Self.badge("b"))?logo=data:image/svg%2Bxml;base64,\(data)\">\n"
    }
    try folder.write(addresses.joined(), to: "a.md")
    #expect(try Command.run("adopt", "a.md", "--write", in: folder.url).status == 0)
    let widths = try ["badges/a-b.svg", "badges/a-b-2.svg"].map {
      try folder.read($0).firstMatch(of: /width="(\d+)"/)?.1
    }
    #expect(widths[0] != nil && widths[0] == widths[1])
    #expect(try Command.run("build", "badges.yml", "-o", "badges", "--check", in: folder.url).status == 0)
    // A text would not match the schema.
    #expect(try folder.read("badges.yml").contains("width: 14}"))
  }

  @Test("braces of an address stay braces, where a manifest has values in them", arguments: [true, false])
  func braces(hasData: Bool) throws {
    let folder = try TemporaryFolder()
    try folder.write((hasData ? "data: {}\n" : "") + "badges:\n  - {file: z.svg, pill: {text: z}}\n", to: "badges.yml")
    try folder.write(#"{"schemaVersion": 1, "label": "l", "message": "m"}"#, to: "e.json")
    let endpoint = "https://img.shields.io/endpoint?url=https://a.b/c.json"
    try folder.write("![x](\(Self.badge("%7Bb%7D")))\n![y](\(endpoint)&label=%7Bb%7D)\n", to: "a.md")
    let adopt = ["adopt", "a.md", "--write", "--value", "https://a.b/c.json=e.json"]
    #expect(try Command.run(adopt, in: folder.url).errors.isEmpty)
    #expect(try folder.read("badges.yml").contains(hasData ? "message: \"{{b}}\"" : "message: \"{b}\""))
    let built = try Command.run("build", "badges.yml", "-o", "badges", in: folder.url)
    #expect(built.status == 0, "\(built.errors)")
    #expect(try folder.read("badges/a-b.svg").contains("<title>a: {b}</title>"))
    #expect(try folder.read("badges/e.svg").contains("<title>{b}: m</title>"))
  }

  @Test("files with the answers of endpoints, logos by name and other hosts are named by options")
  func options() throws {
    let folder = try TemporaryFolder()
    try folder.write(#"{"schemaVersion": 1, "label": "l", "message": "m", "color": "blue"}"#, to: "data/e.v1.json")
    try folder.write(
      #"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path d="M0 0h24v24z"/></svg>"#,
      to: "logos/github.svg")
    try folder.write(
      """
      ![e](https://img.shields.io/endpoint.svg?url=https%3A%2F%2Fa.b%2Fc.json%3Fd%3De)
      ![l](https://img.shields.io/badge/a-b-red?logo=GitHub&logoColor=white)
      ![h](https://Badges.Example.org/badge/a-c-red)

      """, to: "sub/a.md")
    let result = try Command.run(
      "adopt", "sub/a.md", "--write", "--value", "https://a.b/c.json?d=e=data/e.v1.json", "--logos", "logos",
      "--service",
      "badges.example.org", "--manifest", "sub/m.yml", "--output", "out", "--base-url", "/img", in: folder.url)
    #expect(
      result.status == 0 && result.output.hasSuffix("3 badges adopted in 1 page, 0 stay\n"), "\(result.errors)")
    #expect(try folder.read("sub/a.md") == "![e](/img/e.svg)\n![l](/img/a-b.svg)\n![h](/img/a-c.svg)\n")
    let manifest = try folder.read("sub/m.yml")
    #expect(manifest.contains("{file: e.svg, endpoint: \"../data/e.v1.json\"}"))
    #expect(manifest.contains("logo: {file: github, color: white}"))
    #expect(
      try Command.run("build", "sub/m.yml", "-o", "out", "--logos", "logos", "--check", in: folder.url).status == 0)
  }

  @Test(
    "a colour in the address of an endpoint would hide its failures, so the address stays; that of a label is taken",
    arguments: [
      ("color=brightgreen", true), ("colorB=0f0", true), ("color=nonsense", false), ("labelColor=blue", false),
    ])
  func endpointColor(query: String, stays: Bool) throws {
    let folder = try TemporaryFolder()
    try folder.write(
      #"{"schemaVersion": 1, "label": "ci", "message": "down", "isError": true, "color": "red"}"#, to: "e.json")
    let page = "![x](https://img.shields.io/endpoint?url=https://a.b/c.json&\(query))"
    try folder.write(page, to: "a.md")
    let result = try Command.run(
      "adopt", "a.md", "--write", "--value", "https://a.b/c.json=e.json", in: folder.url)
    #expect(result.status == 0 && result.errors.isEmpty, "\(result.errors)")
    guard stays else {
      #expect(try folder.read("a.md") == "![x](badges/e.svg)")
      #expect(try folder.read("badges/e.svg").contains("#dd4343"))
      return
    }
    #expect(
      result.output.contains("stays: its colour would hide failures; without it in the address, the badge can be taken")
    )
    #expect(try folder.read("a.md") == page)
  }

  @Test("logos are found by the titles of brands, and an address with a logo that is not found stays")
  func logoNames() throws {
    let folder = try TemporaryFolder()
    for name in ["github", "letsencrypt", "docker"] {
      try folder.write(
        #"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path d="M0 0h24v24z"/></svg>"#,
        to: "logos/\(name).svg")
    }
    try folder.write("mine", to: "x.svg")
    let pages = [
      "https://badgen.net/badge/docker/latest/blue?icon=https://simpleicons.now.sh/docker/fff",
      "https://badgen.net/badge/github/x/blue?icon", "https://badgen.net/badge/a/b/blue?icon=docker",
      "https://img.shields.io/badge/lets-shields-blue?logo=Let's%20Encrypt",
      "https://img.shields.io/badge/a-b-blue?logo=%E6%97%A5", "https://img.shields.io/badge/a-b-blue?logo=./x.svg",
    ]
    try folder.write(pages.map { "<img src=\"\($0)\">\n" }.joined(), to: "a.md")
    let without = try Command.run("adopt", "a.md", in: folder.url)
    #expect(without.status == 0 && without.output.hasSuffix("0 badges to adopt, 6 stay; --write does it\n"))
    let result = try Command.run("adopt", "a.md", "--write", "--logos", "logos", in: folder.url)
    let lines = result.output.split(separator: "\n").map(String.init)
    #expect(
      lines.prefix(6).map { $0.contains(" stays: ") } == [true, false, false, false, true, true], "\(result.output)")
    let manifest = try folder.read("badges.yml")
    #expect(manifest.contains("logo: {file: github, color: white}") && manifest.contains("logo: letsencrypt"))
    #expect(manifest.contains("logo: {file: docker, color: white}"))
    #expect(
      try Command.run("build", "badges.yml", "-o", "badges", "--logos", "logos", "--check", in: folder.url).status == 0)
  }

  // Disks of Apple take no such names.
  #if !canImport(Darwin)
    @Test("the pages of a folder are adopted whatever the names beside them")
    func otherBytes() throws {
      let folder = try TemporaryFolder()
      try folder.write("![x](\(Self.badge("b")))", to: "README.md")
      try Command.shell("mkdir pics $'\\xf6'; touch pics/$'\\xf6.jpg'", in: folder.url)
      let result = try Command.run("adopt", ".", "--write", in: folder.url)
      #expect(result.status == 0 && result.output.contains("1 badge adopted in 1 page"), "\(result.errors)")
    }
  #endif

  @Test("pages that cannot be read or written are one line, and nothing is written")
  func unreadable() throws {
    let folder = try TemporaryFolder()
    let path = folder.url.path(percentEncoded: false)
    try folder.write("![x](\(Self.badge("b")))", to: "a.md")
    try folder.write([0xFF, 0xFF], to: "bytes.md")
    try folder.write("a" + String(repeating: "\u{323}\u{301}", count: 501), to: "marks.md")
    try folder.write("a", to: "a.txt")
    try #require(mkfifo(path + "/pipe.md", 0o600) == 0)
    try FileManager.default.createSymbolicLink(atPath: path + "/loop.md", withDestinationPath: "loop.md")
    for (page, status, message) in [
      ("bytes.md", 65, "bytes.md: error: the page is not UTF-8"), ("none.md", 66, "none.md: error: no such file"),
      ("marks.md", 65, "marks.md: error: a letter has more than 1000 combining marks\n"),
      ("none", 66, "none: error: no such file"),
      ("a.txt", 64, "error: 'a.txt' is not a page"), ("pipe.md", 66, "pipe.md: error: "),
      ("loop.md", 66, "loop.md: error: "),
    ] {
      let result = try Command.run("adopt", "a.md", page, "--write", in: folder.url)
      #expect(result.status == Int32(status) && result.errors.hasPrefix(message), "\(page): \(result.errors)")
      #expect(try folder.read("a.md").contains("img.shields.io"))
    }
    #expect(try Command.run("adopt", "a.md", "--write", "--value", "x=none.json", in: folder.url).status == 66)
    #expect(try Command.run("adopt", "a.md", "--write", "--value", "x", in: folder.url).status == 64)
    #expect(!FileManager.default.fileExists(atPath: path + "/badges"))
  }

  @Test(
    "what is behind the number sign of an address stays behind the path, if it is plain, but not for a pair",
    arguments: [
      ("a.md", "#gh-dark-mode-only", "#gh-dark-mode-only"), ("a.html", "#only-light", "#only-light"),
      ("a.rst", "#a_1", "#a_1"), ("a.md", "#", "#"), ("a.md", "#a%22b", ""),
      ("a.html", "#&lt;b", ""),
    ])
  func fragments(name: String, end: String, kept: String) throws {
    let forms = ["md": "![x](@b@)", "html": "<img src=\"@b@\">", "rst": ".. image:: @b@"]
    let form = try #require(forms[String(name.dropFirst(2))])
    let adopted = try Self.adopted(form.replacing("@b@", with: Self.badge("b") + end), as: name)
    #expect(adopted == form.replacing("@b@", with: "badges/a-b.svg" + kept))
    #expect(try !Self.adopted("![x](\(Self.badge("b"))#only-dark)", as: "a.md", "--dark").contains("#"))
  }

  @Test(
    "paths in AsciiDoc are those from the folder of its pictures, and without one that is known badges stay",
    arguments: [
      (":imagesdir: docs/images", "../../badges/a-b.svg"), (":imagesdir:", "badges/a-b.svg"),
      (":imagesdir: ./\n:imagesdir: ./", "badges/a-b.svg"), (":imagesdir: badges \r", "./a-b.svg"),
      (":imagesdir: {x}", nil), (":imagesdir: /img", nil), (":imagesdir: https://e.org/x", nil),
      (":imagesdir: a\n\n:imagesdir: b", nil), (":imagesdir!:", nil), (":imagesdir: a\n:!imagesdir:", nil),
      ("\n----\n:imagesdir: a\n----", "badges/a-b.svg"), (":imagesdirs: a", "badges/a-b.svg"),
      ("image:x[y]\n\n:imagesdir: a", nil), (":imagesdir: \(String(repeating: "a/", count: 513))", nil),
    ])
  func imagesFolder(attribute: String, path: String?) throws {
    let page = "= P\n\(attribute)\n\nimage:@b@[x]\n"
    let adopted = try Self.adopted(page.replacing("@b@", with: Self.badge("b")), as: "a.adoc")
    #expect(adopted == page.replacing("@b@", with: path ?? Self.badge("b")))
    let based = try Self.adopted(page.replacing("@b@", with: Self.badge("b")), as: "a.adoc", "--base-url", "x")
    #expect(based == page.replacing("@b@", with: "x/a-b.svg"))
  }

  @Test("a badge of the style social has no colours, which would have no effect")
  func social() throws {
    let folder = try TemporaryFolder()
    try folder.write("![x](\(Self.badge("b"))?style=social&labelColor=red)", to: "a.md")
    #expect(try Command.run("adopt", "a.md", "--write", in: folder.url).status == 0)
    let build = try Command.run("build", "badges.yml", "--output", "badges", "--strict", in: folder.url)
    #expect(build.status == 0 && build.output.contains("1 unchanged"), "\(build.errors)")
  }

  @Test("hostile words stay words in the manifest and in the page")
  func hostile() throws {
    let words = "%22%7D%2C%20x%3A%20%5B%0A--%20%23%20%7B%7Bx%7D%7D%3Cscript%3E..%2F..%2Fetc"
    let folder = try TemporaryFolder()
    try folder.write("![x](https://img.shields.io/badge/\(words)-yes-red)", to: "a.md")
    #expect(try Command.run("adopt", "a.md", "--write", in: folder.url).status == 0)
    #expect(try folder.files == ["a.md", "badges.yml", "badges/x-x-script-etc-yes.svg"])
    #expect(try folder.read("a.md") == "![x](badges/x-x-script-etc-yes.svg)")
    #expect(try Command.run("build", "badges.yml", "-o", "badges", "--check", in: folder.url).status == 0)
  }

  @Test(
    "pictures in the words of others and with titles are taken without loss, also with --dark",
    arguments: [
      ("a.md", "![o ![i](@b@) b](@b@)"), ("a.md", "![<img src=\"@b@\">](@b@)"), ("a.md", "![x](@b@ \"title\")"),
      ("a.mdx", "![x](@b@)"),
    ])
  func darkNested(name: String, page: String) throws {
    let text = try Self.adopted(page.replacing("@b@", with: Self.badge("b")), as: name, "--dark")
    // The words of a picture are left as they are.
    #expect(!text.replacing(/alt="[^"]*"/, with: "").contains("shields"), "\(text)")
    #expect(text.contains("title") == page.contains("title"))
    if name == "a.mdx" { #expect(text.matches(of: /<(source|img) [^>]*[^\/]>/).isEmpty, "\(text)") }
  }

  @Test("a text of several lines in the manifest stays whole")
  func texts() throws {
    let folder = try TemporaryFolder()
    let manifest =
      "badges:\n  - file: z.svg\n    status:\n      message: a\n      label: |\n        one\n\n        # two\n"
    try folder.write(manifest, to: "badges.yml")
    try folder.write("![x](\(Self.badge("b")))", to: "a.md")
    #expect(try Command.run("adopt", "a.md", "--write", in: folder.url).status == 0)
    #expect(try folder.read("badges.yml").hasPrefix(manifest + "  - {file"))
  }

  @Test("a page by two names is one page, and paths are those of the file that a link leads to")
  func links() throws {
    let folder = try TemporaryFolder()
    try folder.write("![x](\(Self.badge("b")))", to: "docs/a.md")
    let path = folder.url.path(percentEncoded: false)
    try FileManager.default.createSymbolicLink(atPath: path + "/README.md", withDestinationPath: "docs/a.md")
    let result = try Command.run("adopt", "README.md", "docs", "./docs/a.md", "--write", in: folder.url)
    #expect(result.status == 0 && result.output.hasSuffix("1 badge adopted in 1 page, 0 stay\n"), "\(result.errors)")
    #expect(try folder.read("docs/a.md") == "![x](../badges/a-b.svg)")
  }

  @Test("words of an endpoint's address go before its file, and a second page takes the same badge")
  func endpoints() throws {
    let folder = try TemporaryFolder()
    try folder.write(#"{"schemaVersion": 1, "label": "l", "message": "m"}"#, to: "e.json")
    let address = "https://img.shields.io/endpoint?url=https://a.b/c.json"
    try folder.write(
      "![x](\(address)&style=flat-square&label=k)\n![y](https://img.shields.io/badge/dynamic/json?url=https://a.b/c.json&query=a)",
      to: "a.md")
    let value = ["--value", "https://a.b/c.json=e.json"]
    let result = try Command.run(["adopt", "a.md", "--write"] + value, in: folder.url)
    #expect(result.output.contains("1 badge adopted in 1 page, 1 stays"), "\(result.errors)")
    #expect(
      try folder.read("badges.yml").contains(
        "{file: e.svg, endpoint: \"e.json\", status: {label: k, style: flat-square}}")
        || folder.read("badges.yml").contains("{file: e.svg, endpoint: e.json, status: {label: k, style: flat-square}}")
    )
    try folder.write("![x](\(address)&label=k&style=flat-square)", to: "b.md")
    #expect(try Command.run(["adopt", "b.md", "--write"] + value, in: folder.url).status == 0)
    #expect(try folder.read("b.md") == "![x](badges/e.svg)")
    let unused = try Command.run(["adopt", "b.md"] + value, in: folder.url)
    #expect(unused.errors == "warning: no picture has the endpoint 'https://a.b/c.json' of --value\n")
  }
}
