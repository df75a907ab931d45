#!/usr/bin/env python3
"""Runs the scripts of the action for GitHub in repositories made for them."""

import os
import subprocess
import tempfile
import unittest
from pathlib import Path

import yaml

ACTION = Path(__file__).parent.parent.parent / "Integrations/github-action/action.yml"
STEPS = {step["name"]: step for step in yaml.safe_load(ACTION.read_text(encoding="utf-8"))["runs"]["steps"]}


def git(folder, *arguments):
    own = ["-c", "user.name=a", "-c", "user.email=a@localhost"]
    return subprocess.run(["git", *own, *arguments], cwd=folder, check=True, capture_output=True, text=True).stdout


class Action(unittest.TestCase):
    def setUp(self):
        holder = tempfile.TemporaryDirectory()
        self.addCleanup(holder.cleanup)
        root = Path(holder.name)
        git(root, "init", "--quiet", "--bare", "origin")
        git(root, "clone", "--quiet", "origin", "work")
        self.origin, self.work = root / "origin", root / "work"
        (self.work / "code").write_text("code")
        git(self.work, "checkout", "--quiet", "-b", "main")
        git(self.work, "add", "code")
        git(self.work, "commit", "--quiet", "-m", "code")
        git(self.work, "push", "--quiet", "origin", "main")

    def run_step(self, name, **environment):
        self.assertNotIn("${{", STEPS[name]["run"])
        return subprocess.run(["bash", "--noprofile", "--norc", "-eo", "pipefail", "-c", STEPS[name]["run"]],
                              cwd=self.work, env={**os.environ, **environment}, capture_output=True, text=True, check=False)

    def test_an_unknown_word_for_publish_is_refused_before_anything_is_installed(self):
        for word in ["brnch", "branches", "none artifact", "none\nartifact"]:
            result = self.run_step("Check the inputs", PUBLISH=word, OUTPUT="badges")
            self.assertEqual(result.returncode, 1)
            self.assertEqual(result.stderr, f"publish is none, artifact or branch, not '{word}'\n")
        for word in ["", "none", "Artifact", "branch"]:
            self.assertEqual(self.run_step("Check the inputs", PUBLISH=word, OUTPUT="badges").returncode, 0)
        self.assertEqual(next(iter(STEPS)), "Check the inputs")

    def test_no_folder_that_a_link_takes_out_or_to_git_is_used_and_none_with_links_is_published(self):
        for link, target in ("badges", ".git"), ("above", ".."), ("none", "../none"), ("there", "real"):
            (self.work / link).symlink_to(target)
        (self.work / "real").mkdir()

        def check(output, publish):
            result = self.run_step("Check the inputs", OUTPUT=output, PUBLISH=publish)
            self.assertEqual(result.returncode, 1 if result.stderr else 0)
            return result.stderr
        for publish in "none", "artifact", "Branch":
            for output in "badges", "badges/new", ".git", ".GIT/a":
                self.assertEqual(check(output, publish), f"output is no folder of Git: '{output}'\n")
            for output in "above", "above/a", "none", "..", "/":
                self.assertEqual(check(output, publish), f"output is a folder of the checkout, not '{output}'\n")
            for output in "real", "there", "new/folder", str(self.work / "new"):
                self.assertEqual(check(output, publish), "")
        for output in ".", "", "real/..", str(self.work):
            self.assertEqual(check(output, "none"), "")
            for publish in "artifact", "Branch":
                message = f"output is the whole checkout, which is not published: '{output}'\n"
                self.assertEqual(check(output, publish), message)
        (self.work / "real/a").symlink_to("../.git")
        self.assertEqual(check("real", "none"), "")
        for publish in "artifact", "Branch":
            self.assertEqual(check("there", publish), "output has links: 'there'\n")

    def test_no_module_of_python_is_that_of_the_repository(self):
        for module in "venv", "logging", "os", "ensurepip":
            (self.work / f"{module}.py").write_text("open('taken', 'w').close()")
        tools = self.work.parent / "tools"
        for step in "Check the inputs", "Install":
            self.run_step(step, RUNNER_TEMP=str(tools), PACKAGE="./none", PUBLISH="none", OUTPUT="badges")
        self.assertTrue((tools / "cartouche/bin/pip").exists())
        self.assertFalse((self.work / "taken").exists())

    def publish(self, text, branch="badges"):
        (self.work / "out/tag").mkdir(parents=True, exist_ok=True)
        (self.work / "out/tag/a.svg").write_text(text)
        return self.run_step("Push to a branch of badges", OUTPUT="out", BRANCH=branch)

    def test_the_branch_has_the_badges_and_one_commit(self):
        for text in "one", "two":
            result = self.publish(text)
            self.assertEqual(result.returncode, 0, result.stderr)
            self.assertEqual(git(self.origin, "show", "badges:tag/a.svg"), text)
            self.assertEqual(git(self.origin, "ls-tree", "-r", "--name-only", "badges"), "tag/a.svg\n")
            self.assertEqual(git(self.origin, "rev-list", "--count", "badges"), "1\n")
        self.assertEqual(git(self.work, "status", "--porcelain"), "?? out/\n")

    def test_a_sparse_checkout_is_published_too_and_stays_sparse(self):
        for option in "--cone", "--no-cone":
            git(self.work, "sparse-checkout", "set", option, "docs")
            self.assertEqual(self.publish(option).returncode, 0)
            self.assertEqual(git(self.origin, "show", "badges:tag/a.svg"), option)
            self.assertEqual(git(self.work, "sparse-checkout", "list"), "docs\n")

    def test_no_hook_of_the_project_runs(self):
        git(self.work, "config", "core.hooksPath", ".husky")
        (self.work / ".husky").mkdir()
        for hook in "pre-push", "post-index-change", "reference-transaction":
            (self.work / ".husky" / hook).write_text(f"#!/bin/sh\necho {hook} >>hooks\nexit 1\n")
            (self.work / ".husky" / hook).chmod(0o755)
        for text in "one", "two":
            self.assertEqual(self.publish(text).returncode, 0)
        self.assertFalse((self.work / "hooks").exists())

    def test_equal_badges_make_no_new_commit(self):
        self.publish("one")
        before = git(self.origin, "rev-parse", "badges")
        self.assertIn("no badge changed", self.publish("one").stdout)
        self.assertEqual(git(self.origin, "rev-parse", "badges"), before)

    def test_no_branch_of_code_is_overwritten(self):
        git(self.work, "checkout", "--quiet", "-b", "topic")
        before = git(self.origin, "rev-parse", "main")
        for branch in "main", "master", "topic", "", "--all", "a:main", "../heads/main", "*":
            self.assertEqual(self.publish("one", branch).returncode, 1, branch)
        self.assertEqual(git(self.origin, "rev-parse", "main"), before)

    def test_a_branch_that_the_action_did_not_make_is_not_overwritten(self):
        def made(branch, *options):
            git(self.work, "checkout", "--quiet", *options, branch)
            git(self.work, "commit", "--quiet", "--allow-empty", "-m", self.mark)
            git(self.work, "push", "--quiet", "origin", branch)
            git(self.work, "checkout", "--quiet", "main")
            return git(self.origin, "rev-parse", branch)

        self.publish("one")
        self.mark = git(self.origin, "log", "-1", "--format=%B", "badges").strip()
        git(self.work, "fetch", "--quiet", "origin", "badges:badges")
        before = {"badges": made("badges"), "topic": made("topic", "-b")}
        self.mark += "\n\nand more"
        before["pages"] = made("pages", "--orphan")
        for branch, commit in before.items():
            result = self.publish("two", branch)
            self.assertEqual((result.returncode, result.stdout), (1, ""), branch)
            self.assertIn(f"the branch '{branch}' has a commit that is not of badges", result.stderr)
            self.assertEqual(git(self.origin, "rev-parse", branch), commit)

    def test_a_full_checkout_is_not_made_shallow(self):
        other = self.work.parent / "other"
        git(self.work.parent, "clone", "--quiet", "origin", "other", "--branch=main")
        for message in "more", "last":
            git(other, "commit", "--quiet", "--allow-empty", "-m", message)
        git(other, "push", "--quiet", "origin", "main:topic", "main:refs/tags/v1")
        git(self.work, "config", "remote.origin.tagOpt", "--tags")
        self.assertEqual(self.publish("one", "topic").returncode, 1)
        self.assertEqual(git(self.work, "rev-parse", "--is-shallow-repository"), "false\n")
        git(self.work, "fsck")
        self.assertEqual(git(self.work, "log", "--all", "--format=%s"), "code\n")
        git(self.work, "fetch", "--quiet", "origin", "topic")
        self.assertEqual(git(self.work, "rev-list", "--count", "FETCH_HEAD"), "3\n")

    def test_a_branch_that_changes_meanwhile_is_not_overwritten(self):
        tools = self.work.parent / "tools"
        tools.mkdir()
        (tools / "git").write_text(f"""#!/bin/sh
            PATH=${{PATH#*:}}
            case " $* " in *" push "*) git -C {self.origin} update-ref refs/heads/badges main ;; esac
            exec git "$@"\n""")
        (tools / "git").chmod(0o755)
        for text in "one", "two":
            (self.work / "out").mkdir(exist_ok=True)
            (self.work / "out/b.svg").write_text(text)
            result = self.run_step("Push to a branch of badges", OUTPUT="out", BRANCH="badges",
                                   PATH=f"{tools}:{os.environ['PATH']}")
            self.assertNotEqual(result.returncode, 0)
            self.assertEqual(git(self.origin, "rev-parse", "badges"), git(self.origin, "rev-parse", "main"))
            git(self.origin, "update-ref", "-d", "refs/heads/badges")
            self.assertEqual(self.publish("one").returncode, 0)

    def printed(self, result):
        """The lines of the command, in which the runner looks for no commands of its own."""
        first, *lines, last = result.stdout.splitlines()
        self.assertRegex(first, "^::stop-commands::[0-9a-f]{32}$")
        self.assertEqual((last, result.stderr), (f"::{first.removeprefix('::stop-commands::')}::", ""))
        return lines

    def test_what_a_manifest_says_is_no_command_for_the_runner(self):
        tools = self.work / "tools/cartouche/bin"
        tools.mkdir(parents=True)
        (tools / "cartouche").write_text('#!/bin/sh\necho a\necho "  ::add-mask::b" >&2\nexit 65\n')
        (tools / "cartouche").chmod(0o755)
        given = {"MANIFEST": "m.yml", "OUTPUT": "out", "ARGUMENTS": "", "REPORT": "r.json", "ADDRESS": "", "PAGES": "a.md"}
        for step in "Draw", "Check the badges of pages":
            result = self.run_step(step, RUNNER_TEMP=str(self.work / "tools"), **given)
            self.assertEqual((self.printed(result), result.returncode), (["a", "  ::add-mask::b"], 65))

    def test_inputs_are_arguments_and_never_scripts_and_later_steps_have_the_command(self):
        tools = self.work / "tools/cartouche/bin"
        tools.mkdir(parents=True)
        (tools / "cartouche").write_text('#!/bin/sh\nprintf "%s\\n" "$@"\n')
        (tools / "cartouche").chmod(0o755)
        # A job may use the action twice.
        for _ in range(2):
            self.assertEqual(self.run_step("Offer the command to later steps", RUNNER_TEMP=str(self.work / "tools"),
                                           GITHUB_PATH=str(self.work / "path")).returncode, 0)
        offered = Path((self.work / "path").read_text().split("\n")[0])
        self.assertEqual([file.name for file in offered.iterdir()], ["cartouche"])
        self.assertEqual(subprocess.run([offered / "cartouche", "a"], capture_output=True, text=True).stdout, "a\n")
        result = self.run_step("Draw", RUNNER_TEMP=str(self.work / "tools"), MANIFEST="a b.yml", OUTPUT="$(touch x)",
                               ARGUMENTS="--set=a=`touch y` 'z'\n\n--prune\n", REPORT="")
        self.assertEqual(self.printed(result),
                         ["build", "a b.yml", "--output", "$(touch x)", "--set=a=`touch y` 'z'", "--prune"])
        result = self.run_step("Check the badges of pages", RUNNER_TEMP=str(self.work / "tools"), REPORT="-`touch x`",
                               ADDRESS="$(touch y) z", PAGES="a b.md\n\n--check\n")
        self.assertEqual(self.printed(result),
                         ["readme", "--check", "--report=-`touch x`", "--base-url=$(touch y) z", "--", "a b.md", "--check"])

    def test_pages_need_a_report_and_no_address(self):
        tools = self.work / "tools/cartouche/bin"
        tools.mkdir(parents=True)
        (tools / "cartouche").write_text('#!/bin/sh\nprintf "%s\\n" "$@"\n')
        (tools / "cartouche").chmod(0o755)

        def check(report, address):
            return self.run_step("Check the badges of pages", RUNNER_TEMP=str(self.work / "tools"), REPORT=report,
                                 ADDRESS=address, PAGES="a.md")
        self.assertEqual(self.printed(check("r.json", "")), ["readme", "--check", "--report=r.json", "--", "a.md"])
        for address in "", "https://example.org/":
            result = check("", address)
            self.assertEqual((result.returncode, result.stdout), (1, ""))
            self.assertEqual(result.stderr, "readme needs report: the file of the report of the build\n")


if __name__ == "__main__":
    unittest.main()
