import Foundation
import PictureReading
import Testing

@Suite("Installing the command")
struct PackagingTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().path(percentEncoded: false)

  private static func has(_ program: String) -> Bool {
    (try? Command.shell("command -v \(program)"))?.status == 0
  }

  private static let completions = [
    "share/bash-completion/completions/cartouche", "share/zsh/site-functions/_cartouche",
    "share/fish/vendor_completions.d/cartouche.fish",
  ]

  @Test("installs the command, a manual page for each of its commands, and completions; removing leaves no file")
  func installAndRemove() throws {
    let folder = try TemporaryFolder()
    let install = "'\(Self.root)/Packaging/install'"
    let installed = try Command.shell("\(install) \"$CARTOUCHE\" 'usr local'", in: folder.url)
    #expect(installed.status == 0, "\(installed.errors)")

    let files = try folder.files.map { $0.replacing("usr local/", with: "") }
    let help = try Command.run("--help").output
    let commands = help.split(separator: "SUBCOMMANDS:")[1].split(separator: "\n").filter {
      $0.hasPrefix("  ") && !$0.hasPrefix("   ")
    }.compactMap { $0.split(separator: " ").first }.filter { $0 != "See" }
    #expect(commands.count > 10)
    for command in commands { #expect(files.contains("share/man/man1/cartouche-\(command).1")) }
    for file in ["bin/cartouche", "share/man/man1/cartouche.1"] + Self.completions { #expect(files.contains(file)) }
    #expect(try Command.shell("'usr local/bin/cartouche' --version", in: folder.url).status == 0)

    let removed = try Command.shell("\(install) --remove 'usr local'", in: folder.url)
    #expect(removed.status == 0, "\(removed.errors)")
    #expect(try folder.files.isEmpty)
  }

  @Test("what is installed can be read by all users, whatever the umask is")
  func rights() throws {
    let folder = try TemporaryFolder()
    let result = try Command.shell(
      "umask 077; '\(Self.root)/Packaging/install' \"$CARTOUCHE\" local; find local ! -perm -go=r", in: folder.url)
    #expect(result.status == 0 && result.output.isEmpty, "\(result.output) \(result.errors)")
  }

  @Test("removing touches no file of others")
  func othersStay() throws {
    let folder = try TemporaryFolder()
    try folder.write("other", to: "share/man/man1/cartoucherie.1")
    try folder.write("other", to: "bin/cart")
    let removed = try Command.shell("'\(Self.root)/Packaging/install' --remove .", in: folder.url)
    #expect(removed.status == 0, "\(removed.errors)")
    #expect(try folder.files == ["bin/cart", "share/man/man1/cartoucherie.1"])
  }

  @Test(
    "each shell can read its completions",
    arguments: [("bash", "bash -n"), ("zsh", "zsh -n"), ("fish", "fish --no-execute")])
  func completion(shell: String, check: String) throws {
    guard Self.has(shell) else { return }
    let folder = try TemporaryFolder()
    let read = try Command.shell(
      "\"$CARTOUCHE\" --generate-completion-script \(shell) > script; \(check) script", in: folder.url)
    #expect(read.status == 0, "\(read.errors)")
  }

  @Test(
    "bash completes names of files, and the words of options and arguments",
    arguments: [
      ("build ", "badges.yml"), ("gallery b", "badges.yml"), ("check ", "badges.yml"), ("format ", "badges.yml"),
      ("build badges.yml -o ", "folder"), ("draw --into ", "folder"), ("coverage ", "badges.yml"),
      ("coverage x.xml --as ", "cobertura"), ("tests x.xml --as ", "junit"), ("tests x.xml --missing k", "keep"),
      ("status a b --color b", "blue brightgreen"), ("status a --format p", "png"), ("schema ", "manifest look"),
      ("help s", "schema snippets status"), ("check a.svg --target ", "android"), ("looks show ma", "mail material"),
    ])
  func bash(line: String, expected: String) throws {
    let offered = try Self.offered(after: line)
    #expect(expected.split(separator: " ").allSatisfy(offered.contains), "\(offered.sorted())")
  }

  @Test("fish completes the first word without errors")
  func firstWord() throws {
    guard Self.has("fish") else { return }
    let offered = try Command.shell(
      "\"$CARTOUCHE\" --generate-completion-script fish | fish -c 'source; complete -C \"cartouche \"'")
    #expect(offered.errors == "" && offered.output.contains("build\t"), "\(offered.output)")
  }

  @Test("bash offers an option again only if it can be repeated")
  func givenOptions() throws {
    let offered = try Self.offered(after: "status a b --look flat --pretty --color red --")
    #expect(offered.isDisjoint(with: ["--look", "--pretty"]) && offered.isSuperset(of: ["--color", "--palette"]))
  }

  @Test(
    "after help there are the commands, then those of a command, and then nothing",
    arguments: [("help looks ", "list schema show tokens"), ("help status ", ""), ("help looks list ", "")])
  func help(line: String, expected: String) throws {
    #expect(try Self.offered(after: line).sorted().joined(separator: " ") == expected)
    guard Self.has("fish") else { return }
    let folder = try TemporaryFolder()
    for (line, expected) in [(line, expected), ("status build \(line)", "")] {
      let offered = try Command.shell(
        "\"$CARTOUCHE\" --generate-completion-script fish | fish -c 'source; complete -C \"cartouche \(line)\"'",
        in: folder.url)
      #expect(offered.output.split(separator: "\n").sorted().joined(separator: " ") == expected)
    }
  }

  /// What Bash offers after the words of a line.
  private static func offered(after line: String) throws -> Set<Substring> {
    let folder = try TemporaryFolder()
    try folder.write("", to: "badges.yml")
    try folder.write("", to: "folder/other")
    let script = """
      eval "$("$CARTOUCHE" --generate-completion-script bash)" 2>/dev/null
      COMP_LINE='cartouche \(line)'; COMP_POINT=${#COMP_LINE}; COMP_WORDS=($COMP_LINE)
      [[ $COMP_LINE == *' ' ]] && COMP_WORDS+=('')
      COMP_CWORD=$((${#COMP_WORDS[@]} - 1))
      _cartouche cartouche "${COMP_WORDS[COMP_CWORD]}" "${COMP_WORDS[COMP_CWORD - 1]}"
      printf '%s\n' "${COMPREPLY[@]}"
      """
    return Set(try Command.shell(script, in: folder.url).output.split(separator: "\n"))
  }

  @Test("manual pages name every option, their exit codes are those of the article, and man reads them")
  func manual() throws {
    let folder = try TemporaryFolder()
    let written = try Command.shell("python3 '\(Self.root)/Packaging/manual.py' \"$CARTOUCHE\" man", in: folder.url)
    #expect(written.status == 0, "\(written.errors)")
    for command in ["build", "pill", "status", "hub", "coverage"] {
      let page = try folder.read("man/cartouche-\(command).1").replacing("\\-", with: "-")
      let options = try Command.run(command, "--help").output.matches(of: /(?m)^ .*?(--[a-z-]+)/).map(\.output.1)
      #expect(options.count > 3)
      for option in options { #expect(page.contains(option), "\(command) \(option)") }
      #expect(page.contains(".TP\n64\nAn unknown option"))
    }
    // Other manual readers than man-db have other options.
    guard try Command.shell("man --version").output.hasPrefix("man ") else { return }
    let warnings = try Command.shell(
      "for page in man/*.1; do MANWIDTH=80 man --warnings=w -l $page 2>&1 >/dev/null; done", in: folder.url)
    #expect(warnings.output.isEmpty, "\(warnings.output.prefix(2000))")
  }

  /// Whether a wheel can be installed here. Its program is the one that the tests built, which runs here alone.
  private static let canInstallWheels: Bool = {
    #if os(Linux)
      (try? Command.shell("python3 -c 'import ensurepip, venv'"))?.status == 0
    #else
      false
    #endif
  }()

  @Test("after pip install, the command is there by its name and as a module", .enabled(if: canInstallWheels))
  func wheel() throws {
    let folder = try TemporaryFolder()
    let installed = try Command.shell(
      """
      set -e
      wheel=$(python3 '\(Self.root)/Integrations/python/make_wheel.py' "$CARTOUCHE" wheels)
      python3 -m venv environment
      environment/bin/python -m pip install --quiet --disable-pip-version-check --no-index "$wheel"
      environment/bin/cartouche pill 42 > command.svg
      environment/bin/python -m cartouche pill 42 > module.svg
      "$CARTOUCHE" pill 42 > expected.svg
      cmp expected.svg command.svg
      cmp expected.svg module.svg
      test -f environment/share/man/man1/cartouche-pill.1
      set +e
      environment/bin/python -m cartouche pill 42 --look mial
      echo "exit code $?"
      """, in: folder.url)
    #expect(installed.output.hasSuffix("exit code 64\n"), "\(installed.output) \(installed.errors)")
  }

  @Test(
    "after pip install of the wheel with the library, Python draws what the command draws",
    .enabled(if: canInstallWheels && Rounds.areAll))
  func wheelWithLibrary() throws {
    let folder = try TemporaryFolder()
    let installed = try Command.shell(
      """
      set -e
      wheel=$(python3 '\(Self.root)/Integrations/python/make_wheel.py' "$CARTOUCHE" wheels '\(LibraryTests.file)')
      echo "$wheel"
      python3 -m venv environment
      environment/bin/python -m pip install --quiet --disable-pip-version-check --no-index "$wheel"
      environment/bin/python -c 'import cartouche
      assert cartouche.version() == "0.1.0"
      print(cartouche.svg({"pill": {"text": "42"}}).decode(), end="")' > library.svg
      "$CARTOUCHE" pill 42 > expected.svg
      cmp expected.svg library.svg
      test -f environment/lib/python3*/site-packages/cartouche/py.typed
      """, in: folder.url)
    #expect(installed.status == 0, "\(installed.errors)")
    // The tag is that of the newest function of the C library that is used, not any Linux.
    #expect(installed.output.contains(/-py3-none-manylinux_2_\d\d_\w+\.whl\n/), "\(installed.output)")
  }

  @Test("the same program gives the same wheel, byte by byte", .enabled(if: canInstallWheels && Rounds.areAll))
  func sameWheel() throws {
    let folder = try TemporaryFolder()
    let compared = try Command.shell(
      """
      set -e
      one=$(python3 '\(Self.root)/Integrations/python/make_wheel.py' "$CARTOUCHE" one)
      two=$(python3 '\(Self.root)/Integrations/python/make_wheel.py' "$CARTOUCHE" two)
      cmp "$one" "$two"
      """, in: folder.url)
    #expect(compared.status == 0, "\(compared.errors)")
  }
}
