# demo and test are all that a newcomer needs; both install what is missing first.
.PHONY: demo test test-server serve install uninstall static library wheel release sites api looks format lint docs bench \
  javascript bench-count bench-count-quick load server-root hostile wasm \
  faults spark engines limits injection inline imports fuzz bootstrap conformance conformance-quick outlined compare-quick

demo: bootstrap
	swift build --product cartouche
	"$$(swift build --show-bin-path)/cartouche" build Examples/badges.yml --output build/badges
	"$$(swift build --show-bin-path)/cartouche" gallery Examples/badges.yml --output build/gallery
	@echo "Open build/gallery/index.html"

test: bootstrap lint
	@echo "1 of 3: build, generated files, documentation"
	swift build --build-tests
	"$$(swift build --show-bin-path)/Generate" --check .
	Packaging/javascript_types.py --check
	.ci/documentation
	@echo "2 of 3: tests"
	rm -rf $(OUTLINED)
	$(if $(filter 1,$(FULL)),CARTOUCHE_OUTLINED=$(OUTLINED)) swift test --skip-build --quiet
	python3 Tests/Faults/faults.py "$$(swift build --show-bin-path)/cartouche" --quick
ifeq ($(FULL),1)
	@echo "3 of 3: server, limits, WebAssembly, instructions, pictures"
	$(MAKE) --no-print-directory test-server
	$(MAKE) --no-print-directory limits
	$(MAKE) --no-print-directory engines
	@if .ci/bootstrap wasm; then $(MAKE) --no-print-directory javascript; \
	else echo "make test: nothing was drawn in WebAssembly, because what is named above is missing" >&2; fi
	@if command -v valgrind >/dev/null; then $(MAKE) --no-print-directory bench-count-quick; \
	else echo "make test: no instruction was counted, because valgrind is missing" >&2; fi
	@if .ci/bootstrap conformance-quick; then $(MAKE) --no-print-directory compare-quick; \
	else echo "make test: all passed, but no picture was compared, because what is named above is missing" >&2; fi
else
	@echo "3 of 3: left out without FULL=1: long rounds, the server, limits of 1 MB, WebAssembly, counts of instructions, comparison of pictures"
endif

# Answers the addresses of badge services on this machine: make serve SERVE='--port 8080 --values badges'. A first build
# takes minutes.
serve: bootstrap
	swift build $(SERVER) -c release --product cartouche-server
	"$$(swift build $(SERVER) -c release --show-bin-path)/cartouche-server" $(SERVE)

SERVE =
SERVER = --package-path Server --scratch-path .build-server

# The tests of the server, and requests of hostile clients. A first build takes minutes.
test-server: bootstrap
	swift format lint --strict --recursive Server/Package.swift Server/Sources Server/Tests
	swift test $(SERVER) --quiet
	swift build $(SERVER) --product cartouche-server
	python3 Tests/Server/hostile.py "$$(swift build $(SERVER) --show-bin-path)/cartouche-server"

# Also slow clients, and all that the server's document says, by schemathesis.
hostile: bootstrap
	@.ci/bootstrap schemathesis
	swift build $(SERVER) --product cartouche-server
	python3 Tests/Server/hostile.py "$$(swift build $(SERVER) --show-bin-path)/cartouche-server" --long

# Puts load on the server, and kills instances of it behind nginx. With LOAD='--requests 10000000', measures its memory
# for that many.
load: bootstrap
	@.ci/bootstrap load
	swift build $(SERVER) -c release --product cartouche-server
	python3 Tests/Server/load.py "$$(swift build $(SERVER) -c release --show-bin-path)/cartouche-server" $(LOAD)

LOAD =

# The files of an image of the server, for Packaging/Containerfile.server: build/server-root.
server-root: bootstrap
	swift build $(SERVER) -c release --product cartouche-server
	Packaging/server-root "$$(swift build $(SERVER) -c release --show-bin-path)/cartouche-server" build/server-root
	python3 Tests/Server/image.py build/server-root

# Installs the command, its manual pages and completions: make install PREFIX=$HOME/.local
install: bootstrap
	swift build $(RELEASE) --product cartouche
	Packaging/install "$$(swift build $(RELEASE) --show-bin-path)/cartouche" "$(DESTDIR)$(PREFIX)"

uninstall:
	Packaging/install --remove "$(DESTDIR)$(PREFIX)"

PREFIX = /usr/local

# One file for Linux that needs no library, build/static/cartouche. It draws no PNG and no PDF.
static: bootstrap
	Packaging/static-libraries build/static
	PKG_CONFIG_PATH="$(CURDIR)/build/static/pkgconfig" swift build -c release --product cartouche \
	  --scratch-path .build-static $(STATIC)
	cp .build-static/release/cartouche build/static/cartouche
	Packaging/licences .build-static/checkouts >build/static/licences.txt
	python3 Packaging/test_static.py build/static/cartouche

STATIC = -Xswiftc -static-executable \
  -Xswiftc -DCARTOUCHE_STATIC -Xcc -DCARTOUCHE_STATIC -Xswiftc -use-ld=lld $$(cat build/static/options) \
  -Xlinker "$(CURDIR)/build/static/start.o" -Xlinker --gc-sections -Xlinker --icf=safe -Xlinker -s

# The library for C and other languages, build/library/libcartouche.so, with Swift, libxml2 and libyaml inside. HarfBuzz
# and Fontconfig are loaded if a text is outlined. The package manager links a shared library with Swift's shared ones
# alone, so its objects are linked once more.
library: bootstrap
	Packaging/static-libraries build/static
	PKG_CONFIG_PATH="$(CURDIR)/build/static/pkgconfig" swift build -c release --product LibraryCalls \
	  --scratch-path .build-library
	mkdir -p build/library
	cd .build-library/release && swiftc -emit-library -static-stdlib -use-ld=lld @LibraryCalls.product/Objects.LinkFileList \
	  -L"$(CURDIR)/build/static/lib" -lxml2 -lyaml -lm -Xlinker -soname=libcartouche.so \
	  -Xlinker --version-script="$(CURDIR)/Packaging/library.map" -Xlinker --gc-sections -Xlinker --icf=safe \
	  -Xlinker -z -Xlinker defs -Xlinker -z -Xlinker now -Xlinker -s -o "$(CURDIR)/build/library/libcartouche.so"
	cp Sources/CCartouche/cartouche.h build/library/
	Packaging/licences .build-library/checkouts >build/library/licences.txt
	python3 Tests/Library/library.py build/library/libcartouche.so

# Both as packages for pip, in build/wheel: one without the library for any Linux, and one with it for those that it fits.
wheel: static library
	python3 Integrations/python/make_wheel.py build/static/cartouche build/wheel
	python3 Integrations/python/make_wheel.py build/static/cartouche build/wheel build/library/libcartouche.so

# What is uploaded for a release, in build/release: an archive, wheels, an image, a formula, the source and checksums.
release: static library wasm
	@command -v buildah >/dev/null || .ci/apt-install buildah
	Packaging/release build/static/cartouche build/library/libcartouche.so build/release "$(ADDRESS)"
	python3 Packaging/test_release.py build/release

ADDRESS = https://example.com/OWNER/cartouche

# Builds the example sites with their generators, and opens them and the gallery in Chromium.
sites: bootstrap
	@.ci/bootstrap sites
	swift build $(RELEASE) --product cartouche
	PATH="$(SITE_PATH)" $(SITES)/bin/python Tests/Sites/sites.py "$$(swift build $(RELEASE) --show-bin-path)/cartouche"
	swift test --package-path Examples/swift-site --quiet
	$(SITES)/bin/python Tests/Sites/test_action.py
	$(SITES)/bin/python Tests/Sites/test_marks.py
	PATH="$(SITE_PATH)" $(SITES)/bin/python Tests/Sites/test_plugins.py "$$(swift build $(RELEASE) --show-bin-path)/cartouche"
	$(SITES)/bin/python Tests/Sites/test_gallery.py "$$(swift build $(RELEASE) --show-bin-path)/cartouche"

SITES = build/sites/venv
SITE_PATH = $(CURDIR)/$(SITES)/bin:$(CURDIR)/build/sites/pelican/bin:$(CURDIR)/build/sites/nikola/bin:$$PATH

# Makes the looks, their checks, schemas, references and tables of grammars after a change of a template, a table of
# keys or a grammar.
looks: bootstrap
	swift run Generate .
	Packaging/javascript_types.py

lint:
	swift format lint --strict --recursive Package.swift Sources Tests Plugins Snippets Fuzzing Benchmarks/Package.swift Benchmarks/Sources

format:
	swift format --in-place --recursive Package.swift Sources Tests Plugins Snippets Fuzzing Benchmarks/Package.swift Benchmarks/Sources

# Builds the documentation of all core modules into build/documentation and checks that nothing important is missing.
docs: bootstrap
	.ci/documentation

# The time of one badge, in process, beside that of a writer by hand, and beside other generators where PyPI has them.
# See the article on what a badge costs.
bench: bootstrap
	@.ci/bootstrap peers
	swift build $(RELEASE) --product cartouche
	swift build --package-path Benchmarks -c release --product benchmark
	Benchmarks/.build/release/benchmark
	build/bench/venv/bin/python Benchmarks/peers.py Benchmarks/.build/release/benchmark \
	  "$$(swift build $(RELEASE) --show-bin-path)/cartouche"

# The instructions of one badge, which are the same on every run, compared with those of Benchmarks/counts.json.
bench-count: bootstrap
	swift build --package-path Benchmarks -c release --product benchmark
	python3 Benchmarks/counts.py Benchmarks/.build/release/benchmark

# A short form of it, for the test command.
bench-count-quick:
	swift build --package-path Benchmarks -c release --product benchmark
	python3 Benchmarks/counts.py Benchmarks/.build/release/benchmark words mix pills hubs cells

# Kills builds at random moments, fills disks, takes rights, memory and threads away, and looks at what is left.
faults: bootstrap
	swift build $(RELEASE) --product cartouche
	python3 Tests/Faults/faults.py "$$(swift build $(RELEASE) --show-bin-path)/cartouche" --rounds $(ROUNDS)

ROUNDS = 200

# Draws parts by the engines of the article Past one machine, kills them, runs them twice and compares.
engines: bootstrap
	@.ci/bootstrap engines
	swift build $(RELEASE) --product cartouche
	PATH="$(CURDIR)/build/engines/venv/bin:$$PATH" python3 Tests/Engines/engines.py \
	  "$$(swift build $(RELEASE) --show-bin-path)/cartouche" $(ENGINES)

# With ENGINES=--measure, prints the tables of that article.
ENGINES =

# The core as Embedded Swift in WebAssembly, with and without icons of SVG, compared with the command in Node, its package
# for JavaScript in build/wasm/javascript, and the page of the editor. A first build takes minutes.
wasm: bootstrap
	@.ci/bootstrap wasm
	swift build --product cartouche
	Packaging/wasm/build
	python3 Integrations/javascript/make_package.py "$$(swift build --show-bin-path)/cartouche" build/wasm/cartouche.wasm \
	  build/wasm/javascript
	python3 Integrations/editor/make_editor.py build/wasm/cartouche.wasm build/wasm/editor.html
	CARTOUCHE="$$(swift build --show-bin-path)/cartouche" node --test Tests/WebAssembly/core.test.mjs Tests/WebAssembly/icons.test.mjs
	PATH="$(CURDIR)/build/wasm/venv/bin:$$PATH" python3 Tests/WebAssembly/counts.py build/wasm/cartouche.wasm

# The tests of that package in Node, the fixtures in WebAssembly beside those of Swift's tests, and the example pages and
# the editor in the browsers that are there.
javascript: wasm
	Packaging/wasm/build fixtures
	rm -rf build/wasm/fixtures
	CARTOUCHE_DRAWN="$(CURDIR)/build/wasm/fixtures" swift test --filter FixtureTests/drawnPicture --quiet
	node --test Tests/WebAssembly/fixtures.test.mjs
	CARTOUCHE="$$(swift build --show-bin-path)/cartouche" node --test Integrations/javascript/test/ Integrations/editor/test/
	python3 Tests/WebAssembly/pages.py build/wasm/javascript
	python3 Tests/WebAssembly/editor.py build/wasm/editor.html "$$(swift build --show-bin-path)/cartouche"

# Gives every reader 1 MB of each of its constructs, repeated and nested, and measures time and memory.
limits: bootstrap
	swift build $(RELEASE) --product cartouche
	python3 Tests/Limits/limits.py "$$(swift build $(RELEASE) --show-bin-path)/cartouche"

# On Linux the command contains Swift's libraries: without looking them up, it starts in two thirds of the time.
RELEASE = -c release $(if $(filter Linux,$(shell uname -s)),--static-swift-stdlib)

# Draws a table with Spark on this machine while its workers are killed, and compares with one process: ROWS=100000.
spark: bootstrap library
	@.ci/bootstrap spark
	swift build $(RELEASE) --product cartouche
	build/spark/venv/bin/python Tests/Spark/spark.py "$$(swift build $(RELEASE) --show-bin-path)/cartouche" \
	  build/library/libcartouche.so $(ROWS)

ROWS = 100000

# Puts payloads of attacks into every text that can be given and opens what is drawn in browsers, and the pages of sites
# that are built from them.
injection: bootstrap
	@.ci/bootstrap browsers
	@.ci/bootstrap sites
	swift build $(RELEASE) --product cartouche
	python3 Tests/Injection/injection.py "$$(swift build $(RELEASE) --show-bin-path)/cartouche"
	PATH="$(CURDIR)/$(SITES)/bin:$$PATH" $(SITES)/bin/python Tests/Injection/sites.py \
	  "$$(swift build $(RELEASE) --show-bin-path)/cartouche"

# Inlines badges of every kind in pages that could change them, and compares the pictures in browsers.
inline: bootstrap
	@.ci/bootstrap browsers
	@.ci/bootstrap conformance-quick
	swift build $(RELEASE) --product cartouche
	$(CONFORMANCE_PYTHON) Tests/Inline/inline.py "$$(swift build $(RELEASE) --show-bin-path)/cartouche"

# Compares the public declarations with those of the last tag, and fails if one is gone or is another one.
api: bootstrap
	@tag="$$(git describe --tags --abbrev=0 2>/dev/null)" || { echo "make api: there is no tag to compare with"; exit 0; }; \
	swift package diagnose-api-breaking-changes "$$tag" $(addprefix --targets ,$(LIBRARIES))

# The modules of the library products, and those that they hand on.
LIBRARIES = Cartouche PathGeometry Typesetting SVGTree LookModel HarfBuzzShaping CairoDrawing BadgeExport XMLChecking \
  BadgeManifest LookFiles SourceTree BadgeAddresses FileReading CartoucheTesting

# Feeds every reader of the library with bytes that libFuzzer makes up: TARGET=stroke SECONDS=600 for one of them. The
# two sanitizers go into one option: given two, the compiler forgets the first.
fuzz: bootstrap
	CARTOUCHE_FUZZ=1 swift build -c release --product Fuzz --scratch-path .build-fuzz -Xswiftc -sanitize=fuzzer,address
	python3 Fuzzing/fuzz.py .build-fuzz/release/Fuzz --seconds $(SECONDS) $(TARGET)

SECONDS = 30
TARGET =

# Draws every fixture in browsers and other renderers and compares the pictures; installs over a gigabyte first.
conformance: outlined
	@.ci/bootstrap conformance
	$(CONFORMANCE_PYTHON) -m unittest discover -s Tests/Conformance
	$(CONFORMANCE_PYTHON) Tests/Conformance/conformance.py

# The same with three small renderers.
conformance-quick: outlined
	@.ci/bootstrap conformance-quick
	@$(MAKE) --no-print-directory compare-quick

# Opens the fixtures for design tools in the importers that are installed, and prints a table.
imports:
	@.ci/bootstrap imports
	$(CONFORMANCE_PYTHON) Tests/Imports/imports.py

compare-quick:
	$(CONFORMANCE_PYTHON) -m unittest discover -s Tests/Conformance
	$(CONFORMANCE_PYTHON) Tests/Conformance/conformance.py --renderers resvg,librsvg,cairosvg

# Writes the fixtures with outlined text, which are drawn beside those that are kept.
outlined: bootstrap
	rm -rf $(OUTLINED)
	CARTOUCHE_OUTLINED=$(OUTLINED) swift test --filter FixtureTests/outlinedPicture

OUTLINED = $(CURDIR)/build/conformance/outlined
CONFORMANCE_PYTHON = build/conformance/venv/bin/python

bootstrap:
	@.ci/bootstrap
