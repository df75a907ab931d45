import Foundation
import PictureReading
import Testing

/// Repositories that name a program, and what runs it in Git itself.
@Suite("Git")
struct GitTests {
  /// A trap: the program `$RUN`, named somewhere in a repository.
  struct Trap: CustomTestStringConvertible, Sendable {
    var name: String
    /// Sets it, in the folder of the repository.
    var setting: String
    /// What springs it.
    var spring = "git describe --tags"

    var testDescription: String { name }
  }

  /// A repository with a tag, whose manifest asks for it. `lacking` removes the commit that is described, which Git then
  /// fetches; `fill` asks for a password.
  private static let scene = """
    set -u; T=$PWD; RUN=$T/run; export HOME=$T GIT_CONFIG_NOSYSTEM=1 GIT_TERMINAL_PROMPT=0
    unset XDG_CONFIG_HOME
    printf '#!/bin/sh\\ntouch %s/fired\\nexit 1\\n' "$T" >run; chmod +x run; printf '\\n' >here
    git config --global user.name a; git config --global user.email a@b; git config --global init.defaultBranch main
    git config --global advice.detachedHead false; git config --global protocol.ext.allow always
    lacking() {
      git config core.repositoryFormatVersion 1; git config extensions.partialClone origin
      git config remote.origin.promisor true; git config remote.origin.url "$1"
      printf '%040d\\n' 1 >"$(git rev-parse --git-dir)/HEAD"
    }
    fill() { printf 'protocol=https\\nhost=h\\n\\n' | git credential fill; }
    bare() {
      mkdir -p docs/objects docs/refs/tags; printf '%040d\\n' 1 | tee docs/HEAD >docs/refs/tags/v9
      printf '[core]\\nrepositoryFormatVersion = 1\\n%s\\n' "$1" >docs/config
      printf '[extensions]\\npartialClone = o\\n[remote "o"]\\npromisor = true\\nurl = ssh://h/x\\n' >>docs/config
    }
    make() {
      git init -q "$1"; cd "$1"; mkdir docs
      printf 'data: {v: {git: describe}}\\nbadges: [{file: a.svg, version: v}]\\n' >docs/badges.yml
      echo a >file; git add .; git commit -qm one; git tag v1.2.3
    }
    make repo
    exec 2>/dev/null

    """

  private static let traps = [
    Trap(name: "core.sshCommand", setting: "lacking ssh://h/x; git config core.sshCommand $RUN"),
    Trap(name: "a remote of the protocol ext", setting: "lacking ext::$RUN"),
    Trap(name: "remote.uploadpack", setting: "lacking $T/repo; git config remote.origin.uploadpack $RUN"),
    Trap(name: "core.gitProxy", setting: "lacking git://h/x; git config core.gitProxy $RUN"),
    Trap(name: "remote.vcs", setting: "lacking $RUN; git config remote.origin.vcs ext"),
    Trap(name: "url.insteadOf", setting: "lacking ssh://h/x; git config url.ext::$RUN.insteadOf ssh://h/x"),
    Trap(
      name: "another remote",
      setting: """
        lacking file:///none; git config remote.b.promisor true; git config remote.b.url ssh://h/x
        git config core.sshCommand $RUN
        """),
    Trap(
      name: "include.path",
      setting: """
        lacking ssh://h/x; printf '[core]\\nsshCommand = %s\\n' $RUN >docs/c; git config include.path ../docs/c
        """),
    Trap(
      name: "includeIf",
      setting: """
        lacking ssh://h/x; printf '[core]\\nsshCommand = %s\\n' $RUN >docs/c; git config includeIf.gitdir:$T/.path $PWD/docs/c
        """),
    Trap(
      name: "the configuration of a work tree",
      setting: """
        lacking ssh://h/x; git config extensions.worktreeConfig true; git config --worktree core.sshCommand $RUN
        """),
    Trap(
      name: "a linked work tree",
      setting: """
        git worktree add -q ../tree; git config core.sshCommand $RUN; cd ../tree; lacking ssh://h/x
        """),
    Trap(
      name: "a submodule",
      setting: """
        git -c protocol.file.allow=always submodule --quiet add $T/repo sub; cd sub; git config core.sshCommand $RUN
        lacking ssh://h/x
        """),
    Trap(
      name: "a file .git with the path of another folder",
      setting: """
        lacking ssh://h/x; git config core.sshCommand $RUN; mv .git docs/folder; echo "gitdir: docs/folder" >.git
        """),
    Trap(
      name: "a link .git to another folder",
      setting: "lacking ssh://h/x; git config core.sshCommand $RUN; mv .git docs/folder; ln -s docs/folder .git"),
    Trap(
      name: "alternate objects",
      setting: """
        git clone -q --shared $T/repo $T/other; cd $T/other; git config core.sshCommand $RUN; lacking ssh://h/x
        """),
    Trap(
      name: "a bare repository of committed files", setting: "bare \"sshCommand = $RUN\"",
      spring: "cd docs; git describe --tags"),
    Trap(
      name: "a bare repository of committed files with a work tree",
      setting: "bare \"sshCommand = $RUN\nworktree = ..\"", spring: "cd docs; git describe --tags"),
    Trap(
      name: "core.alternateRefsCommand",
      setting: """
        git clone -q --shared $T/repo $T/other; cd $T/other; git config core.alternateRefsCommand $RUN
        """, spring: "git receive-pack . <$T/here"),
    Trap(
      name: "credential.helper", setting: "git config credential.helper \"!$RUN\"; lacking https://h/x", spring: "fill"),
    Trap(name: "core.askPass", setting: "git config core.askPass $RUN; lacking https://h/x", spring: "fill"),
    Trap(name: "core.fsmonitor", setting: "git config core.fsmonitor $RUN", spring: "git status"),
    Trap(name: "a hook", setting: "cp $RUN .git/hooks/reference-transaction", spring: "git tag x"),
    Trap(
      name: "core.hooksPath",
      setting: "cp $RUN docs/reference-transaction; git config core.hooksPath docs", spring: "git tag x"),
    Trap(name: "diff.external", setting: "echo b >file; git config diff.external $RUN", spring: "git diff"),
    Trap(
      name: "diff.textconv",
      setting: "echo '* diff=x' >.gitattributes; echo b >file; git config diff.x.textconv $RUN", spring: "git diff"),
    Trap(
      name: "filter.clean",
      setting: "echo '* filter=x' >.gitattributes; echo b >file; git config filter.x.clean $RUN", spring: "git add ."),
    Trap(
      name: "filter.process",
      setting: "echo '* filter=x' >.gitattributes; echo b >file; git config filter.x.process $RUN", spring: "git add ."),
    Trap(name: "gpg.program", setting: "git config gpg.program $RUN", spring: "git tag -s x -m x"),
    Trap(name: "core.editor", setting: "git config core.editor $RUN", spring: "git tag -a x"),
    Trap(name: "core.pager", setting: "git config core.pager $RUN", spring: "$(git var GIT_PAGER)"),
    Trap(name: "alias", setting: "git config alias.describe !$RUN; git config alias.x !$RUN", spring: "git x"),
  ]

  /// Versions of Git, as the lines of a script before the real one: this one, which notes the programs that it starts if
  /// it knows the variable against fetching, and one that knows neither this nor the setting against bare repositories.
  private static let versions = [
    "grep -aq GIT_NO_LAZY_FETCH $(git --exec-path)/git && export GIT_TRACE=$T/trace",
    "unset GIT_NO_LAZY_FETCH; set -- -c safe.bareRepository=all \"${@:3}\"",
  ]

  @Test("runs no program that a repository names, and fetches nothing", arguments: Rounds.some(of: traps))
  func programs(trap: Trap) throws {
    let folder = try TemporaryFolder()
    let sprung = try Command.shell(
      Self.scene + trap.setting + "\n(\(trap.spring)) >/dev/null; ls $T/fired", in: folder.url)
    #expect(sprung.output.hasSuffix("/fired\n"), "the trap does not work")
    for version in Self.versions {
      let folder = try TemporaryFolder()
      let result = try Command.shell(
        Self.scene + trap.setting + """

          mkdir $T/bin; printf '#!/bin/bash\\nT=%q PATH=${PATH#*:}\\n%s\\nexec git "$@"\\n' $T '\(version)' >$T/bin/git
          chmod +x $T/bin/git; export PATH=$T/bin:$PATH
          $CARTOUCHE build docs/badges.yml --output $T/out; $CARTOUCHE version git --missing unknown
          if [ -d docs ]; then cd docs; fi; $CARTOUCHE version git --missing unknown; ls $T
          """, in: folder.url)
      #expect(result.output.contains("<svg"))
      #expect(!result.output.contains("\nfired\n"), "\(version)")
      guard result.output.contains("\ntrace\n") else { continue }
      #expect(try !folder.read("trace").contains("run_command:"))
    }
  }

  @Test("is not asked about committed files that look like a bare repository")
  func bareRepository() throws {
    let script =
      Self.scene + "cp -r .git/* docs; cd docs; git tag v9.9.9; git -C .. tag -d v9.9.9; $CARTOUCHE version git"
    let folder = try TemporaryFolder()
    let result = try Command.shell(script, in: folder.url)
    #expect(result.output.isEmpty && result.status == 66)
  }

  @Test("describes a folder, a linked work tree and a submodule, whatever repository the environment names")
  func environment() throws {
    let script =
      Self.scene + """
        git worktree add -q ../tree; git -c protocol.file.allow=always submodule --quiet add $T/repo sub
        (make $T/other; git tag -d v1.2.3 >&2)
        export GIT_DIR=$T/other/.git GIT_OBJECT_DIRECTORY=/none GIT_CEILING_DIRECTORIES=$T
        for place in . docs ../tree sub; do (cd $place; $CARTOUCHE version git | grep -o '>v1.2.3<' | head -1); done
        """
    let folder = try TemporaryFolder()
    let result = try Command.shell(script, in: folder.url)
    #expect(result.output == String(repeating: ">v1.2.3<\n", count: 4))
  }

  @Test(
    "says that a repository belongs to another user, that there is none, or that it has no tag or a long one",
    arguments: [
      ("export GIT_TEST_ASSUME_DIFFERENT_OWNER=1", ["belongs to another user", "safe.directory"]),
      ("rm -rf $T/repo/.git", ["no repository that Git can read"]), ("true", ["no tag here"]),
      ("git -C $T/repo tag -f v$(printf %0120d 1) &>$T/log", ["is too long; the maximum is 100 characters"]),
    ])
  func whyNot(setting: String, words: [String]) throws {
    // The command does not hand on what a variable of Git says: the program is another one that sets it.
    let script =
      Self.scene + """
        git tag -d v1.2.3; mkdir $T/bin
        printf '#!/bin/bash\nT=%q PATH=${PATH#*:}\n%s\nexec git "$@"\n' $T '\(setting)' >$T/bin/git
        chmod +x $T/bin/git; export PATH=$T/bin:$PATH; exec 2>&1
        $CARTOUCHE version git; $CARTOUCHE build docs/badges.yml --output $T/out
        """
    let folder = try TemporaryFolder()
    let lines = try Command.shell(script, in: folder.url).output.split(separator: "\n")
    let errors = lines.filter { $0.contains("error: ") }
    #expect(errors.count == 2, "\(lines)")
    for word in words { #expect(errors.allSatisfy { $0.contains(word) }, "\(errors)") }
  }

  @Test("says that a clone of the last commit has no tags, and how to fetch them")
  func shallowClone() throws {
    let script =
      Self.scene + """
        git commit -q --allow-empty -m two; git clone -q --depth 1 file://$T/repo $T/clone; cd $T/clone; exec 2>&1
        $CARTOUCHE version git; $CARTOUCHE build docs/badges.yml --output $T/out; $CARTOUCHE init
        """
    let folder = try TemporaryFolder()
    let lines = try Command.shell(script, in: folder.url).output.split(separator: "\n")
    #expect(lines.count { $0.contains("'fetch-depth: 0' of actions/checkout") } == 3, "\(lines)")
    #expect(lines.contains { $0.hasPrefix("left git: ") }, "\(lines)")
  }
}
