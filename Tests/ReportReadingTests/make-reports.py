"""Writes the reports in `Reports` by running the real tools on small programs.

    python3 make-reports.py

It needs coverage, pytest, ruff, flake8 and pylint from PyPI in the running Python, and from Debian gcc, lcov, golang-go,
node-istanbul, node-async, libjacoco-java, ruby-simplecov, a JDK, Node.js and Cargo. A tool that is missing is named and its reports stay as they are. At the end
come the versions of the tools, for `README.md`.
"""

import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

HERE = pathlib.Path(__file__).parent
REPORTS = HERE / "Reports"
VERSIONS = {}

PYTHON = {
    "shapes.py": """\
def area(width, height):
    if width < 0 or height < 0:
        raise ValueError("a side is negative")
    return width * height


def kind(width, height):
    if width == height:
        return "square"
    elif width > height:
        return "wide"
    return "tall"


def never():
    return "no test calls this"
""",
    "test_shapes.py": """\
import pytest
import shapes


def test_area():
    assert shapes.area(3, 4) == 12


@pytest.mark.parametrize("name", ["square", "<wide> & \\"tall\\""])
def test_kind(name):
    assert shapes.kind(2, 2) == "square"


def test_wrong():
    assert shapes.area(2, 2) == 5


@pytest.mark.skip(reason="not today")
def test_later():
    pass


@pytest.mark.xfail
def test_expected_to_fail():
    assert shapes.area(1, 1) == 2


@pytest.fixture
def broken():
    raise RuntimeError("no database")


def test_error(broken):
    pass
""",
    "lint.py": "import os\n\n\ndef f():\n    x = 1\n    return y\n",
}

C = {
    "shapes.c": """\
int area(int width, int height) {
  if (width < 0 || height < 0)
    return -1;
  return width * height;
}

int never(void) { return 1; }
""",
    "main.c": "int area(int, int);\nint main(void) { return area(3, 4) == 12 && area(-1, 2) == -1 ? 0 : 1; }\n",
}

GO = {
    "go.mod": "module example.org/shapes\n\ngo 1.19\n",
    "shapes.go": """\
package shapes

func Area(width, height int) int {
	if width < 0 || height < 0 {
		return -1
	}
	return width * height
}

func Never() int {
	return 1
}
""",
    "shapes_test.go": """\
package shapes

import "testing"

func TestArea(t *testing.T) {
	if Area(3, 4) != 12 {
		t.Fatal("wrong area")
	}
}
""",
}

JAVASCRIPT = {
    "shapes.js": """\
exports.area = function (width, height) {
  if (width < 0 || height < 0) {
    return -1;
  }
  return width * height;
};

exports.never = function () {
  return 1;
};
""",
    "run.js": "var shapes = require('./shapes');\nif (shapes.area(3, 4) !== 12) process.exit(1);\n",
    "shapes.test.js": """\
const test = require('node:test');
const assert = require('node:assert');
const shapes = require('./shapes');

test('area', () => assert.strictEqual(shapes.area(3, 4), 12));
test('wrong # area', () => assert.strictEqual(shapes.area(2, 2), 5));
test('later', { skip: 'not today' }, () => {});
test('to do', { todo: true }, () => assert.ok(false));
test('a group', async (t) => {
  await t.test('inside', () => {});
});
""",
}

JAVA = {
    "Shapes.java": """\
public class Shapes {
  static int area(int width, int height) {
    if (width < 0 || height < 0) {
      return -1;
    }
    return width * height;
  }

  static int never() { return 1; }

  public static void main(String[] arguments) {
    if (area(3, 4) != 12) throw new AssertionError();
  }
}
""",
    "Report.java": """\
import java.io.*;
import java.nio.file.*;
import java.util.Arrays;
import org.jacoco.core.analysis.*;
import org.jacoco.core.data.*;
import org.jacoco.core.instr.Instrumenter;
import org.jacoco.core.runtime.*;
import org.jacoco.report.*;
import org.jacoco.report.csv.CSVFormatter;
import org.jacoco.report.xml.XMLFormatter;

public class Report {
  static void write(IReportVisitor visitor, SessionInfoStore sessions, ExecutionDataStore data, IBundleCoverage bundle)
      throws IOException {
    visitor.visitInfo(sessions.getInfos(), data.getContents());
    visitor.visitBundle(bundle, new DirectorySourceFileLocator(new File("."), "utf-8", 2));
    visitor.visitEnd();
  }

  public static void main(String[] arguments) throws Exception {
    byte[] original = Files.readAllBytes(Paths.get("classes/Shapes.class"));
    IRuntime runtime = new LoggerRuntime();
    byte[] instrumented = new Instrumenter(runtime).instrument(original, "Shapes");
    RuntimeData measured = new RuntimeData();
    runtime.startup(measured);
    Class<?> shapes = new ClassLoader() {
      Class<?> define() { return defineClass("Shapes", instrumented, 0, instrumented.length); }
    }.define();
    shapes.getMethod("main", String[].class).invoke(null, (Object) new String[0]);

    ExecutionDataStore data = new ExecutionDataStore();
    SessionInfoStore sessions = new SessionInfoStore();
    measured.setSessionId("shapes");
    measured.collect(data, sessions, false);
    runtime.shutdown();
    CoverageBuilder builder = new CoverageBuilder();
    new Analyzer(data, builder).analyzeClass(original, "Shapes");
    IBundleCoverage bundle = builder.getBundle("shapes");
    write(new XMLFormatter().createVisitor(new FileOutputStream("jacoco.xml")), sessions, data, bundle);
    write(new CSVFormatter().createVisitor(new FileOutputStream("jacoco.csv")), sessions, data, bundle);
  }
}
""",
}

RUBY = {
    "shapes.rb": """\
def area(width, height)
  if width < 0 || height < 0
    raise ArgumentError, "a side is negative"
  end
  width * height
end

def never
  1
end
""",
    "run.rb": """\
require "simplecov"
SimpleCov.start do
  enable_coverage :branch
  command_name ARGV[0]
  formatter SimpleCov::Formatter::SimpleFormatter
end
require_relative "shapes"
raise unless area(3, 4) == 12
never if ARGV[0] == "second"
""",
}

SWIFT = {
    "Package.swift": """\
// swift-tools-version: 6.0
import PackageDescription
let package = Package(
  name: "shapes", targets: [.target(name: "Shapes"), .testTarget(name: "ShapesTests", dependencies: ["Shapes"])])
""",
    "Sources/Shapes/Shapes.swift": """\
public func area(_ width: Int, _ height: Int) -> Int {
  if width < 0 || height < 0 {
    return -1
  }
  return width * height
}

public func never() -> Int { 1 }
""",
    "Tests/ShapesTests/ShapesTests.swift": """\
import Shapes
import Testing

@Test func areaOfARectangle() { #expect(area(3, 4) == 12) }
@Test func wrongArea() { #expect(area(2, 2) == 5) }
@Test(.disabled("not today")) func later() {}
""",
}


def run(folder, *command, mayFail=False, environment=None):
    result = subprocess.run(
        command, cwd=folder, capture_output=True, text=True, env={**os.environ, **(environment or {})})
    if result.returncode and not mayFail:
        raise RuntimeError(f"{' '.join(map(str, command))}: {result.stdout}{result.stderr}")
    return result.stdout


def keep(folder, source, name, text=None):
    """Copies a report, without the place and the name of this machine."""
    text = text if text is not None else (folder / source).read_text()
    text = text.replace(str(folder.resolve()), "/project").replace(str(folder), "/project")
    text = re.sub(r'hostname="[^"]*"', 'hostname="host"', text)
    text = text.replace(f"{os.uname().nodename}-", "host-")
    (REPORTS / name).write_text(text)


def version(tool, text):
    VERSIONS[tool] = re.search(r"\d+(\.\d+)+\S*", text).group()


def python(folder):
    module = [sys.executable, "-m"]
    version("coverage.py", run(folder, *module, "coverage", "--version"))
    version("pytest", run(folder, *module, "pytest", "--version"))
    run(folder, *module, "coverage", "run", "--branch", "--include=shapes.py", "-m", "pytest", "--junitxml=junit.xml",
        "-p", "no:cacheprovider", mayFail=True)
    for kind in ["json", "xml", "lcov"]:
        run(folder, *module, "coverage", kind, "-o", f"coverage.{kind}")
    keep(folder, "coverage.json", "coverage-py.json")
    keep(folder, "coverage.xml", "cobertura-coverage-py.xml")
    keep(folder, "coverage.lcov", "lcov-coverage-py.info")
    keep(folder, "junit.xml", "junit-pytest.xml")


def ruff(folder):
    version("ruff", run(folder, sys.executable, "-m", "ruff", "--version"))
    keep(folder, None, "ruff.sarif", run(
        folder, sys.executable, "-m", "ruff", "check", "--isolated", "--output-format=sarif", "lint.py", mayFail=True))


def linters(folder):
    module = [sys.executable, "-m"]
    version("flake8", run(folder, *module, "flake8", "--version"))
    version("pylint", run(folder, *module, "pylint", "--version"))
    keep(folder, None, "flake8.txt", run(folder, *module, "flake8", "--isolated", "lint.py", mayFail=True))
    for form, name in [("json", "pylint.json"), ("json2", "pylint2.json")]:
        keep(folder, None, name, run(
            folder, *module, "pylint", "--rcfile=/dev/null", f"--output-format={form}", "lint.py", mayFail=True))


def simplecov(folder):
    version("SimpleCov", run(folder, "dpkg-query", "-W", "-f", "${Version}", "ruby-simplecov"))
    for name in ["first", "second"]:
        run(folder, "ruby", "run.rb", name)
    keep(folder, "coverage/.resultset.json", "simplecov-resultset.json")


def lcov(folder):
    version("lcov", run(folder, "lcov", "--version"))
    run(folder, "gcc", "--coverage", "-O0", "shapes.c", "main.c", "-o", "main")
    run(folder, "./main")
    run(folder, "lcov", "--rc", "lcov_branch_coverage=1", "-c", "-d", ".", "-o", "lcov.info", "-q")
    keep(folder, "lcov.info", "lcov.info")


def go(folder):
    version("Go", run(folder, "go", "version"))
    run(folder, "go", "test", "-coverprofile=cover.out", ".", environment={"GOCACHE": str(folder / "cache")})
    keep(folder, "cover.out", "go-cover.out")


def istanbul(folder):
    version("Istanbul", run(folder, "dpkg-query", "-W", "-f", "${Version}", "node-istanbul"))
    reports = ["json-summary", "cobertura", "clover", "lcovonly"]
    run(folder, "istanbul", "cover", *[part for name in reports for part in ["--report", name]], "run.js",
        environment={"NODE_PATH": "/usr/share/nodejs"})
    keep(folder, "coverage/coverage-summary.json", "coverage-summary.json")
    keep(folder, "coverage/cobertura-coverage.xml", "cobertura-istanbul.xml")
    keep(folder, "coverage/clover.xml", "clover-istanbul.xml")
    keep(folder, "coverage/lcov.info", "lcov-istanbul.info")


def node(folder):
    version("Node.js", run(folder, "node", "--version"))
    for reporter, name in [("tap", "node.tap"), ("junit", "junit-node.xml")]:
        keep(folder, None, name, run(
            folder, "node", "--test", f"--test-reporter={reporter}", "shapes.test.js", mayFail=True))


def jacoco(folder):
    java = pathlib.Path("/usr/share/java")
    version("JaCoCo", run(folder, "dpkg-query", "-W", "-f", "${Version}", "libjacoco-java"))
    libraries = ":".join(str(path) for path in [*java.glob("org.jacoco.*.jar"), *java.glob("asm*-9*.jar")])
    run(folder, "javac", "--release", "11", "-g", "-d", "classes", "Shapes.java")
    run(folder, "javac", "-cp", libraries, "-d", "tool", "Report.java")
    run(folder, "java", "-cp", f"tool:{libraries}", "Report")
    keep(folder, "jacoco.xml", "jacoco.xml")
    keep(folder, "jacoco.csv", "jacoco.csv")


def swift(folder):
    version("Swift", run(folder, "swift", "--version"))
    # Without a failed test, since coverage is not written after one.
    run(folder, "swift", "test", "--enable-code-coverage", "--skip", "wrongArea")
    keep(folder, run(folder, "swift", "test", "--show-codecov-path").strip(), "llvm-cov-swift.json")
    run(folder, "swift", "test", "--xunit-output", "junit.xml", mayFail=True)
    keep(folder, "junit-swift-testing.xml", "junit-swift-testing.xml")


def cargo(folder):
    version("Cargo", run(folder, "cargo", "--version"))
    run(folder, "cargo", "init", "--lib", "--name", "shapes", "--vcs", "none", "crate")
    keep(folder, "crate/Cargo.toml", "Cargo.toml")


def rounding(folder):
    """What coverage.py shows for many shares, as a table."""
    from coverage.results import display_covered

    totals = [1, 2, 3, 7, 8, 200, 400, 1000, 10000, 100000]
    rows = []
    for digits in range(3):
        for total in totals:
            for covered in sorted({*range(3), total // 3, total // 2, total * 5 // 8, total - 1, total}):
                if covered <= total:
                    rows.append(f"{digits},{covered},{total},{display_covered(100.0 * covered / total, digits)}")
    keep(folder, None, "rounding.csv", "\n".join(["digits,covered,total,shown", *rows]) + "\n")


def main():
    programs = [
        (python, PYTHON), (ruff, PYTHON), (linters, PYTHON), (simplecov, RUBY), (lcov, C), (go, GO), (istanbul, JAVASCRIPT), (node, JAVASCRIPT), (jacoco, JAVA),
        (swift, SWIFT), (cargo, {}), (rounding, {}),
    ]
    wanted = set(sys.argv[1:])
    for make, files in programs:
        if wanted and make.__name__ not in wanted:
            continue
        folder = pathlib.Path(tempfile.mkdtemp(prefix="reports-"))
        try:
            for name, text in files.items():
                (folder / name).parent.mkdir(parents=True, exist_ok=True)
                (folder / name).write_text(text)
            make(folder)
        except (OSError, RuntimeError, IndexError) as error:
            print(f"{make.__name__}: {error}", file=sys.stderr)
        finally:
            shutil.rmtree(folder)
    for tool, number in VERSIONS.items():
        print(f"{tool} {number}")


main()
