"""Reports of every format that the command reads, made of many of their parts."""

from shapes import Case, nest, repeat

# For each format: the command, and texts of a head, a unit and a tail.
LINES = {
    "lcov": (
        "coverage",
        {
            "lines": ("SF:a\n", "DA:§,1\n", "end_of_record\n"),
            "the same line": ("SF:a\n", "DA:1,1\n", "end_of_record\n"),
            "branches": ("SF:a\n", "BRDA:§,0,0,1\n", "end_of_record\n"),
            "functions": ("SF:a\n", "FNDA:1,f§\n", "end_of_record\n"),
            "files": ("", "SF:§\nDA:1,1\nend_of_record\n", ""),
            "totals": ("SF:a\n", "LF:9\nLH:1\n", "end_of_record\n"),
            "a long name": ("SF:", "a", "\nDA:1,1\nend_of_record\n"),
            "a long count": ("SF:a\nDA:1,", "1", "\nend_of_record\n"),
            "comments": ("SF:a\nDA:1,1\n", "#\n", "end_of_record\n"),
            "blanks": ("SF:a\nDA:1,1", " ", "\nend_of_record\n"),
            "commas": ("SF:a\nDA:1,1", ",", "\nend_of_record\n"),
            "ends": ("TN:\n", "end_of_record\n", ""),
        },
    ),
    "go-cover": (
        "coverage",
        {
            "blocks": ("mode: set\n", "a.go:§.1,1.1 1 1\n", ""),
            "the same block": ("mode: set\n", "a.go:1.1,1.1 1 1\n", ""),
            "modes": ("", "mode: set\n", ""),
            "blanks": ("mode: set\na.go:1.1,1.1", " ", "1 1\n"),
            "a long name": ("mode: set\n", "a", ":1.1,1.1 1 1\n"),
        },
    ),
    "jacoco-csv": (
        "coverage",
        {
            "rows": ("GROUP,PACKAGE,CLASS,LINE_MISSED,LINE_COVERED\n", "g,p,c,1,1\n", ""),
            "columns": ("GROUP,PACKAGE,CLASS,LINE_MISSED,LINE_COVERED", ",c§", "\ng,p,c,1,1\n"),
            "quotes": ('GROUP,PACKAGE,CLASS,LINE_MISSED,LINE_COVERED\n"', '""', '",p,c,1,1\n'),
            "an open quote": ('GROUP,PACKAGE,CLASS,LINE_MISSED,LINE_COVERED\n"', "a\n", ""),
        },
    ),
    "tap": (
        "tests",
        {
            "passed": ("1..9\n", "ok 1\n", ""),
            "failed": ("", "not ok 1 - a\n", ""),
            "directives": ("", "ok 1 # skip a\n", ""),
            "number signs": ("ok 1 ", "#", "\n"),
            "escapes": ("ok 1 ", "\\#", "\n"),
            "subtests": ("ok 1\n", "  ok 1\n", ""),
            "other lines": ("TAP version 13\nok 1\n", "a\n", ""),
            "bail outs": ("ok 1\n", "Bail out!\n", ""),
            "plans": ("ok 1\n", "1..1\n", ""),
            "a long plan": ("1..", "9", "\nok 1\n"),
            "blanks": ("ok 1", " ", "\n"),
            "wide characters": ("ok 1 ", "é", "\n"),
            "groups": ("1..1\n", "ok 1 # {\n", ""),
            "totals": ("ok 1\n", "# pass 1\n", ""),
            "headings": ("", "a ..\nok\n", "ok 1\n"),
        },
    ),
    "go-test": (
        "tests",
        {
            "events": ("", '{"Action":"pass","Package":"p","Test":"t§"}\n', ""),
            "packages": ("", '{"Action":"fail","Package":"p§"}\n', ""),
            "lines before events": ("", "FAIL\tp§ [build failed]\n", '{"Action":"fail"}\n'),
            "keys": ('{"Action":"pass","Test":"t"}\n{"Action":"pass","Test":"t"', ',"k§":1', "}\n"),
            "output": ('{"Action":"pass","Test":"t"}\n{"Action":"output","Output":"', "a", '"}\n'),
            "other lines": ('{"Action":"pass","Test":"t"}\n', "FAIL\t\n", ""),
        },
    ),
    "flake8": (
        "lint",
        {
            "findings": ("", "a.py:1:1: E501 a\n", ""),
            "short findings": ("", "a:1:1: F1 \n", ""),
            "colons": ("a", ":1", ":1:1: E501 a\n"),
            "lines of colons": ("a:1:1: E501 a\n", ":1" * 4_000 + "\n", ""),
            "long lines": ("", ":1" * 4_900 + ":1:1: E501 a\n", ""),
            "blank lines": ("a:1:1: E501 a\n", "\n", ""),
            "blanks": ("a:1:1: E501 a\n", " ", "\n"),
            "numbers": ("", "1:" * 40 + "\n", ""),
            "wide characters": ("", "é.py:1:1: E501 é\n", ""),
        },
    ),
    "junit": (
        "tests",
        {
            "cases": ("<testsuites>", "<testcase/>", "</testsuites>"),
            "failures": ("<testsuites>", "<testcase><failure/></testcase>", "</testsuites>"),
            "parts of a case": ("<testsuites><testcase>", "<error/>", "</testcase></testsuites>"),
            "suites": ("<testsuites>", "<testsuite tests='1'/>", "</testsuites>"),
            "text": ("<testsuites><testcase/>", "a ", "</testsuites>"),
            "references": ("<testsuites><testcase/>", "&lt;", "</testsuites>"),
            "comments": ("<testsuites><testcase/>", "<!---->", "</testsuites>"),
            "instructions": ("<testsuites><testcase/>", "<?a?>", "</testsuites>"),
            "attributes": ("<testsuites><testcase", " a§=''", "/></testsuites>"),
            "the same attribute": ("<testsuites><testcase", " a=''", "/></testsuites>"),
            "CDATA": ("<testsuites><testcase/>", "<![CDATA[]]>", "</testsuites>"),
            "a long name": ("<testsuites><", "a", "/></testsuites>"),
            "a long value": ("<testsuites><testcase name='", "&#65;", "'/></testsuites>"),
            "namespaces": ("<testsuites", " xmlns:a§='a'", "><testcase/></testsuites>"),
            "namespaces around elements": (
                "<testsuites" + "".join(f" xmlns:a{i}='a'" for i in range(64)) + ">", "<testcase/>", "</testsuites>"
            ),
            "open elements": ("", "<testsuite>", ""),
            "prefixes": ("<testsuites xmlns:a='a'>", "<a:b/>", "<testcase/></testsuites>"),
            "declarations": ("<!DOCTYPE testsuites [", "<!ENTITY a§ 'a'>", "]><testsuites><testcase/></testsuites>"),
            "comments with totals": ("<testsuites><testcase/>", "<!-- pass 1 -->\n", "</testsuites>"),
            "sums beside cases": ("<testsuites>", "<testsuite tests='2' skipped='1'><testcase/></testsuite>", "</testsuites>"),
            "attributes of elements": ("<testsuites>", "<testcase a='' b='' c='' d='' e='' f=''/>", "</testsuites>"),
        },
    ),
    "cobertura": (
        "coverage",
        {
            "lines": ("<coverage><class><lines>", "<line number='1' hits='1'/>", "</lines></class></coverage>"),
            "branches": (
                "<coverage><class><lines>",
                "<line hits='1' condition-coverage='50% (1/2)'/>",
                "</lines></class></coverage>",
            ),
            "a long condition": (
                "<coverage><class><lines><line hits='1' condition-coverage='50% (1",
                "/2",
                ")'/></lines></class></coverage>",
            ),
            "classes": ("<coverage lines-valid='2' lines-covered='1'>", "<class/>", "</coverage>"),
            "a long count": ("<coverage lines-covered='1' lines-valid='", "1", "'/>"),
        },
    ),
    "clover": (
        "coverage",
        {
            "projects": (
                "<coverage>",
                "<project><metrics statements='1' coveredstatements='1'/></project>",
                "</coverage>",
            ),
            "metrics": (
                "<coverage><project>",
                "<metrics statements='1' coveredstatements='1'/>",
                "</project></coverage>",
            ),
            "files": (
                "<coverage><project><metrics statements='1' coveredstatements='1'/>",
                "<file/>",
                "</project></coverage>",
            ),
        },
    ),
    "sonarqube": (
        "coverage",
        {
            "lines": ("<coverage><file>", "<lineToCover covered='true'/>", "</file></coverage>"),
            "branches": (
                "<coverage><file>",
                "<lineToCover covered='true' branchesToCover='2' coveredBranches='1'/>",
                "</file></coverage>",
            ),
            "files": ("<coverage>", "<file/>", "</coverage>"),
        },
    ),
    "jacoco": (
        "coverage",
        {
            "counters": ("<report>", "<counter type='LINE' missed='1' covered='1'/>", "</report>"),
            "types": (
                "<report><counter type='LINE' missed='1' covered='1'/>",
                "<counter type='T§' missed='1' covered='1'/>",
                "</report>",
            ),
            "packages": ("<report><counter type='LINE' missed='1' covered='1'/>", "<package/>", "</report>"),
        },
    ),
    "istanbul": (
        "coverage",
        {
            "files": ('{"total":{"lines":{"total":4,"covered":3}}', ',"f§":{"lines":{"total":4,"covered":3}}', "}"),
            "the same file": ('{"total":{"lines":{"total":4,"covered":3}}', ',"f":{}', "}"),
            "totals": ('{"a":1', ',"total":{}', "}"),
        },
    ),
    "coverage-py": (
        "coverage",
        {
            "files": ('{"totals":{"covered_lines":3,"num_statements":4}', ',"f§":{}', "}"),
            "totals": ('{"totals":{"covered_lines":3,"num_statements":4', ',"k§":1', "}}"),
        },
    ),
    "llvm-cov": (
        "coverage",
        {
            "exports": (
                '{"data":[{"totals":{"lines":{"count":4,"covered":3}}}',
                ',{"totals":{"lines":{"count":4,"covered":3}}}',
                "]}",
            ),
            "empty exports": ('{"data":[{"totals":{}}', ',{"totals":{}}', "]}"),
            "files": ('{"data":[{"totals":{"lines":{"count":4,"covered":3}},"files":[0', ",0", "]}]}"),
        },
    ),
    "simplecov": (
        "coverage",
        {
            "lines": ('{"coverage":{"a":{"lines":[1', ",1", "]}}}"),
            "files": ('{"coverage":{"a":{"lines":[1]}', ',"f§":{"lines":[1]}', "}}"),
            "suites": ('{"a":{"coverage":{"a":{"lines":[1]}}}', ',"s§":{"coverage":{"a":{"lines":[1]}}}', "}"),
            "branches": ('{"coverage":{"a":{"lines":[1],"branches":[{"coverage":1}', ',{"coverage":1}', "]}}}"),
            "conditions": ('{"coverage":{"a":{"lines":[1],"branches":{"c":{"b":1}', ',"c§":{"b":1}', "}}}}"),
            "words": ('{"coverage":{"a":{"lines":["ignored"', ',"ignored"', "]}}}"),
        },
    ),
    "sarif": (
        "lint",
        {
            "results": ('{"version":"2.1.0","runs":[{"results":[{}', ",{}", "]}]}"),
            "levels": ('{"version":"2.1.0","runs":[{"results":[{"level":"note"}', ',{"level":"note"}', "]}]}"),
            "runs": ('{"version":"2.1.0","runs":[{"results":[]}', ',{"results":[]}', "]}"),
            "rules": (
                '{"version":"2.1.0","runs":[{"tool":{"driver":{"rules":[{"id":"a"}',
                ',{"id":"r§"}',
                ']}},"results":[{"ruleId":"a"}]}]}',
            ),
            "extensions": (
                '{"version":"2.1.0","runs":[{"tool":{"extensions":[{}',
                ',{"rules":[{"id":"a"}]}',
                ']},"results":[{"rule":{"id":"a","toolComponent":{"index":1}}}]}]}',
            ),
            "parts of ids": ('{"version":"2.1.0","runs":[{"results":[{"ruleId":"a', "/a", '"}]}]}'),
            "rules of results": (
                '{"version":"2.1.0","runs":[{"tool":{"driver":{"rules":[{"id":"a"}]}},"results":[{"ruleIndex":0}',
                ',{"ruleIndex":0}',
                "]}]}",
            ),
            "suppressions": ('{"version":"2.1.0","runs":[{"results":[{"suppressions":[0', ",0", "]}]}]}"),
        },
    ),
    "pylint": (
        "lint",
        {
            "messages": ('[{"type":"error","message-id":"a"}', ',{"type":"error"}', "]"),
            "other forms": ('{"statistics":{},"messages":[{"type":"info"}', ',{"type":"info"}', "]}"),
            "a long type": ('[{"message-id":"a","type":"', "a", '"}]'),
        },
    ),
    "ruff": (
        "lint",
        {
            "findings": ('[{"filename":"a","noqa_row":1,"message":"m"}', ',{"severity":"error"}', "]"),
            "a long severity": ('[{"filename":"a","noqa_row":1,"severity":"', "a", '"}]'),
        },
    ),
    "bandit": (
        "lint",
        {
            "results": ('{"generated_at":"","results":[{"issue_severity":"LOW"}', ',{"issue_severity":"LOW"}', "]}"),
            "errors": ('{"generated_at":"","results":[],"errors":[{}', ",{}", "]}"),
        },
    ),
    "clippy": (
        "lint",
        {
            "messages": (
                '{"reason":"a"}\n',
                '{"reason":"compiler-message","message":{"rendered":"§","level":"note","spans":[1]}}\n',
                "",
            ),
            "the same message": (
                '{"reason":"a"}\n',
                '{"reason":"compiler-message","message":{"rendered":"a","level":"note","spans":[1]}}\n',
                "",
            ),
            "spans": (
                '{"reason":"a"}\n{"reason":"compiler-message","message":{"level":"note","spans":[1',
                ",1",
                "]}}\n",
            ),
            "other reasons": ("", '{"reason":"a"}\n', ""),
        },
    ),
    "endpoint": (
        "endpoint",
        {
            "a long message": ('{"schemaVersion":1,"label":"l","message":"', "a", '"}'),
            "blanks": ('{"schemaVersion":1,"label":"l","message":"', " ", '"}'),
            "a long colour": ('{"schemaVersion":1,"label":"l","message":"m","color":"', "a", '"}'),
            "keys": ('{"schemaVersion":1,"label":"l","message":"m"', ',"k§":1', "}"),
            "a long version": ('{"label":"l","message":"m","schemaVersion":', "1", "}"),
        },
    ),
    "package-json": (
        "version",
        {
            "keys": ('{"version":"1.0"', ',"k§":1', "}"),
            "versions": ('{"version":"1.0"', ',"version":"1.0"', "}"),
            "a long version": ('{"version":"', "1.", '"}'),
            "marks": ('{"version":"1', "e\N{COMBINING ACUTE ACCENT}", '"}'),
        },
    ),
    "pyproject": (
        "version",
        {
            "keys": ('[project]\nversion = "1.0"\n', "k§ = 1\n", ""),
            "tables": ('[project]\nversion = "1.0"\n', "[t§]\n", ""),
            "elements": ('[project]\nversion = "1.0"\nl = [', "1,", "]\n"),
            "lines": ('[project]\nversion = "1.0"\nl = """', "a\n", '"""\n'),
            "dotted keys": ('[project]\nversion = "1.0"\n', "a.k§ = 1\n", ""),
            "elements of tables": ('[project]\nversion = "1.0"\n', "[[t]]\n", ""),
            "parts of a name": ('[project]\nversion = "1.0"\n[a', ".a", "]\n"),
        },
    ),
    "swift-package": (
        "requires",
        {
            "lines": ("// swift-tools-version: 6.0\n", "a\n", ""),
            "comments": ("", "// swift\n", "// swift-tools-version: 6.0\n"),
            "a long version": ("// swift-tools-version:", "1", "\n"),
        },
    ),
    "cargo": (
        "version",
        {
            "keys": ('[package]\nversion = "1.0"\n', "k§ = 1\n", ""),
            "a long version": ('[package]\nversion = "', "1", '"\n'),
        },
    ),
}
NESTED = {
    "junit": ("<testsuites>", "<testsuite>", "<testcase/>", "</testsuite>", "</testsuites>"),
    "cobertura": ("<coverage>", "<a>", "", "</a>", "</coverage>"),
    "clover": ("<coverage>", "<project>", "", "</project>", "</coverage>"),
    "jacoco": ("<report>", "<group>", "", "</group>", "</report>"),
    "istanbul": ('{"total":', '{"total":', "1", "}", "}"),
    "sarif": ('{"version":"2.1.0","runs":', "[", "1", "]", "}"),
    "simplecov": ('{"coverage":', '{"a":', "1", "}", "}"),
    "pylint": ("", "[", "1", "]"),
    "llvm-cov": ('{"data":', "[", "1", "]", "}"),
    "pyproject": ("[project]\nversion = ", "[", "1", "]", "\n"),
    "cargo": ("[package]\nversion = ", "{a = ", "1", "}", "\n"),
    "package-json": ('{"version":', "[", "1", "]", "}"),
}


def cases():
    for format, (command, texts) in LINES.items():
        name = {"pyproject": "pyproject.toml", "cargo": "Cargo.toml"}.get(format, "report")
        for what, parts in texts.items():
            yield Case(
                "reports", f"{format}, {what}", [command, name, "--as", format, "-o", "a.svg"], {name: repeat(*parts)}
            )
            if what == next(iter(texts)):
                yield Case(
                    "reports", f"{format}, {what}, guessed", [command, name, "-o", "a.svg"], {name: repeat(*parts)}
                )
        for unit in ("a\n", "1 ", ":", '"', "\0", "é"):
            yield Case(
                "reports",
                f"{format}, {ascii(unit)} alone",
                [command, name, "--as", format, "-o", "a.svg"],
                {name: repeat("", unit)},
            )
    for format, parts in NESTED.items():
        name = {"pyproject": "pyproject.toml", "cargo": "Cargo.toml"}.get(format, "report")
        yield Case(
            "reports",
            f"{format}, nested",
            [LINES[format][0], name, "--as", format, "-o", "a.svg"],
            {name: nest(*parts)},
        )
