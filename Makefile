# The two commands of a fresh machine are `make run` and `make test`; each sets up what it needs.

CARGO ?= cargo
BIN := target/release/jadoube
CHROMIUM ?= chromium

# Installs Debian packages where that can be done without a question: as root, or by sudo.
install = ( command -v apt-get >/dev/null && s=sudo && if [ "$$(id -u)" = 0 ]; then s=; else sudo -n true 2>/dev/null; fi \
  && $$s apt-get update -q && $$s apt-get install -y -q $(1) )

.PHONY: run demo pages pocket wasm crates test e2e monkey crash pairings kills properties simulate soak bench fmt install deb deb-try conformance learn-ulti generate deny mutants tools postgres help

help: ## list the targets
	@grep -hE '^[a-z-]+:.*##' Makefile | sed 's/:.*## /\t/' | expand -t 12

run: tools pages ## build everything and serve games to browsers; the address is printed
	@$(CARGO) build --quiet --release --package jadoube
	@$(BIN) serve

demo: tools ## play a demonstration game in the terminal and rule on it
	@$(CARGO) build --quiet --release --package jadoube
	@$(BIN) demo

pages: ## build the web pages, where npm is there to do it
	@$(MAKE) --silent pocket || echo "the pocket arbiter was not built: its page will say so"
	@if [ ! -f web/package.json ]; then echo "no pages in web/: the server will show a plain page"; \
	elif ! command -v npm >/dev/null; then echo "npm is missing: the server will show a plain page (or web/dist, if it was built before)"; \
	else cd web && { [ -d node_modules ] || npm ci --no-audit --no-fund --silent; } && npm run --silent build \
	  || echo "the pages could not be built: the server will show a plain page (or web/dist, if it was built before)"; fi

# The Laws as WebAssembly, small and from the pure crates only.
POCKET = target/pocket/jadoube_pocket.wasm

pocket: tools
	@tools/wasm.sh target/wasm-compiler $(CARGO) rustc --locked --quiet --package jadoube-pocket --lib --crate-type cdylib --profile pocket \
	  --target wasm32-unknown-unknown --target-dir target/wasm \
	  && install -D -m 644 target/wasm/wasm32-unknown-unknown/pocket/jadoube_pocket.wasm $(POCKET)

wasm: pocket ## the Laws as a package for JavaScript programs (WebAssembly, with types), tried by Node, in target/
	@command -v npm >/dev/null || $(call install,nodejs npm) || { echo "npm is missing and could not be installed: install Node.js 20 or newer"; exit 1; }
	@rm -rf target/npm target/jadoube-laws-*.tgz && mkdir -p target/npm/jadoube-laws && cp crates/pocket/npm/* LICENSE $(POCKET) target/npm/jadoube-laws \
	  && sed -i "s/VERSION/$$(sed -n '/^\[workspace.package\]/,/^$$/s/^version = "\(.*\)"/\1/p' Cargo.toml)/" target/npm/jadoube-laws/package.json \
	  && echo target/$$(npm pack --silent --pack-destination target ./target/npm/jadoube-laws)
	node --test crates/pocket/tests/package.mjs

# The pages come first, so that the program that is built for the tests has them in it and is built once.
test: tools browser postgres python lichess-bot stockfish ## formatting, lints, generated files and all tests
	$(CARGO) fmt --all --check
	$(MAKE) built-pages
	$(CARGO) clippy --workspace --all-targets -- -D warnings
	$(CARGO) xtask check
	$(CARGO) package --quiet --allow-dirty --no-verify --target-dir target/crates $(PUBLIC)
	@if $(CARGO) nextest --version >/dev/null 2>&1; then \
	  echo "$(CARGO) nextest run --workspace" && $(CARGO) nextest run --workspace; \
	else \
	  echo "$(CARGO) test --workspace" && $(CARGO) test --workspace --tests; \
	fi
	$(CARGO) test --workspace --doc
	$(MAKE) tried-pages

e2e: tools browser built-pages ## the pages: types, unit tests, and games played in the browser against the real program
	$(CARGO) build --package jadoube
	$(MAKE) tried-pages

.PHONY: browser built-pages tried-pages
browser:
	@command -v npm >/dev/null || $(call install,nodejs npm) || { echo "npm is missing and could not be installed: install Node.js 20 or newer"; exit 1; }
	@command -v $(CHROMIUM) >/dev/null || $(call install,chromium) || { echo "Chromium is missing and could not be installed: install it, or name one with CHROMIUM=..."; exit 1; }

built-pages: wasm
	cd web && { [ -d node_modules ] || npm ci --no-audit --no-fund; } && npm run build

tried-pages:
	cd web && npm run check && npm run unit && JADOUBE_CHROMIUM="$$(command -v $(CHROMIUM))" npm run e2e

monkey: tools ## a monkey with a seed at the table: 10,000 presses, drags, taps, turned screens and pulled plugs (JADOUBE_MONKEY_SEED chooses another)
	cd web && { [ -d node_modules ] || npm ci --no-audit --no-fund; } && npm run build
	$(CARGO) build --package jadoube
	cd web && JADOUBE_CHROMIUM="$$(command -v $(CHROMIUM))" JADOUBE_MONKEY=$${JADOUBE_MONKEY:-10000} npx playwright test monkey

crash: tools postgres ## kill servers under load for some minutes and prove that nothing acknowledged is lost
	JADOUBE_CRASH_KILLS=60 JADOUBE_CRASH_GAMES=40 $(CARGO) test --release --package jadoube --test crash -- --nocapture --test-threads 1

pairings: tools ## compare the two Swiss engines on 100,000 generated tournaments (about a quarter of an hour of one core)
	JADOUBE_PAIRINGS=50000 $(CARGO) test --release --package jadoube-tournament --test pairings -- --nocapture --test-threads 1

kills: tools ## kill writers of events 10,000 times, and prove that nothing is lost or doubled (about half an hour)
	JADOUBE_KILLS=10000 $(CARGO) test --release --package jadoube --test event_kept a_kill_loses -- --nocapture

properties: tools ## the properties with other seeds than the fixed one of the tests (SEEDS=20)
	@for i in $$(seq $${SEEDS:-20}); do seed=$$(od -An -N4 -tu4 /dev/urandom | tr -d ' '); echo "seed $$seed"; \
	  PROPTEST_RNG_SEED=$$seed $(CARGO) test --quiet --workspace --test properties --test cards --test soundness --test differential --test round_trip --test pgn --test article_9 --test second --test club || exit 1; done

simulate: tools ## run 10,000 schedules of whole servers under a seed, with faults
	JADOUBE_SCHEDULES=10000 $(CARGO) test --release --package jadoube-server --test simulate -- --nocapture

soak: tools ## 2,000 boards for an hour, a fault every 20 seconds: nothing lost, memory flat (SOAK=600 for a shorter run)
	JADOUBE_SOAK_BOARDS=2000 JADOUBE_SOAK_FAULTS_EVERY=20 JADOUBE_SOAK_SECONDS=$${SOAK:-3600} $(CARGO) test --release --package jadoube --test crash a_server_that_is_disturbed -- --nocapture

bench: tools postgres ## figures, as ratios in one run
	$(CARGO) bench --quiet --package jadoube --bench boards
	$(CARGO) bench --quiet --package jadoube-testkit --bench moves
	$(CARGO) bench --quiet --package jadoube-testkit --bench memory
	$(CARGO) bench --quiet --package jadoube-deadpos --bench questions
	$(CARGO) bench --quiet --package jadoube-testkit --bench cards
	$(CARGO) bench --quiet --package jadoube-testkit --bench practice
	$(CARGO) bench --quiet --package jadoube-notation --bench reading
	$(CARGO) bench --quiet --package jadoube-notation --bench repair
	$(CARGO) bench --quiet --package jadoube-judge --bench judging
	$(CARGO) bench --quiet --package jadoube-tournament --bench pairing

# Where `make install` puts things; DESTDIR goes before it, for packages.
PREFIX ?= /usr/local
MANUAL = $(DESTDIR)$(PREFIX)/share/man/man1

install: tools pages ## the program, its manual pages, completions and the unit of its service, under PREFIX (/usr/local)
	$(CARGO) build --quiet --release --package jadoube
	install -D -m 755 $(BIN) $(DESTDIR)$(PREFIX)/bin/jadoube
	install -d $(MANUAL) && $(BIN) manual $(MANUAL) >/dev/null && gzip -9nf $(MANUAL)/jadoube*.1
	install -d $(DESTDIR)$(PREFIX)/share/bash-completion/completions $(DESTDIR)$(PREFIX)/share/zsh/site-functions $(DESTDIR)$(PREFIX)/share/fish/vendor_completions.d
	$(BIN) completions bash > $(DESTDIR)$(PREFIX)/share/bash-completion/completions/jadoube
	$(BIN) completions zsh > $(DESTDIR)$(PREFIX)/share/zsh/site-functions/_jadoube
	$(BIN) completions fish > $(DESTDIR)$(PREFIX)/share/fish/vendor_completions.d/jadoube.fish
	install -d $(DESTDIR)$(PREFIX)/lib/systemd/system
	sed 's|/usr/bin/jadoube|$(PREFIX)/bin/jadoube|' packaging/jadoube.service > $(DESTDIR)$(PREFIX)/lib/systemd/system/jadoube.service

deb: ## a Debian package in target/: the program with a hardened service
	rm -rf target/deb && $(MAKE) install DESTDIR=target/deb PREFIX=/usr
	packaging/deb.sh target/deb target

deb-try: deb ## install that package on a fresh Debian under systemd, see it serve, and purge it (as root; debootstrap, systemd-container)
	packaging/try-deb.sh target/jadoube_*.deb target/deb-try

conformance: tools ## the scenarios of the Laws as a package by which any program can be tried (docs/conformance.md), in target/
	$(CARGO) build --quiet --release --package jadoube
	rm -rf target/conformance && v=$$($(BIN) --version | cut -d' ' -f2) && $(BIN) conformance pack scenarios target/conformance/jadoube-conformance-$$v \
	  && $(BIN) conformance run target/conformance/jadoube-conformance-$$v/scenarios | tail -1 \
	  && tar --sort=name --mtime=@0 --owner=0 --group=0 --numeric-owner -C target/conformance -czf target/jadoube-conformance-$$v.tar.gz jadoube-conformance-$$v \
	  && echo target/jadoube-conformance-$$v.tar.gz

# What others may build on: each has all that a registry asks for, and depends on nothing else of ours.
PUBLIC = $(addprefix --package jadoube-,ruling clock deadpos notation laws)

crates: tools ## the crates for other programs, packed as a registry takes them, each built from what was packed, in target/crates/package
	$(CARGO) package --quiet --allow-dirty --target-dir target/crates $(PUBLIC)

learn-ulti: tools ## let practice players learn how often figures of ulti are made (hours)
	$(CARGO) run --quiet --release --package jadoube-testkit --example learn_ulti -- play 20000 30000 1000 > target/played.tsv
	$(CARGO) run --quiet --release --package jadoube-testkit --example learn_ulti -- fit < target/played.tsv > target/chances.tsv
	mv target/chances.tsv crates/ulti/data/chances.tsv

generate: ## write the files that are generated from the program
	$(CARGO) xtask generate

deny: tools ## licences, sources and known faults of the dependencies
	@$(CARGO) deny --version >/dev/null 2>&1 || $(CARGO) install --locked cargo-deny || { echo "cargo-deny is missing and could not be installed"; exit 1; }
	$(CARGO) deny check licenses bans sources advisories

# What is mutated: the lines that differ from BASE, a share of them (SHARE=1/1 for all).
BASE ?= main
SHARE ?= 1/8

mutants: tools ## change a sample of the lines that differ from BASE, one at a time, and print what no test notices
	@$(CARGO) mutants --version >/dev/null 2>&1 || $(CARGO) install --locked cargo-mutants || { echo "cargo-mutants is missing and could not be installed"; exit 1; }
	@mkdir -p target && git diff $(BASE) -- '*.rs' > target/mutants.diff
	@$(CARGO) mutants --in-diff target/mutants.diff --shard 0/$$(echo $(SHARE) | cut -d/ -f2) --sharding round-robin --jobs 1 --output target; \
	  status=$$?; echo "survivors:"; cat target/mutants.out/missed.txt 2>/dev/null; [ $$status -eq 0 ] || [ $$status -eq 2 ]

fmt: ## format the code
	$(CARGO) fmt --all

tools:
	@command -v $(CARGO) >/dev/null || { echo "cargo is missing: install Rust $$(sed -n 's/^channel = "\(.*\)"/\1/p' rust-toolchain.toml) with rustup"; exit 1; }
	@command -v cc >/dev/null || $(call install,gcc libc6-dev) || { echo "a C linker is missing: install gcc"; exit 1; }

# Tests of the database use a private PostgreSQL of their own, never one that runs already.
postgres:
	@{ d=$$(pg_config --bindir 2>/dev/null) && [ -x "$$d/initdb" ]; } || ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 \
	  || $(call install,postgresql) \
	  || { echo "PostgreSQL's server programs are missing (initdb): install the package postgresql"; exit 1; }

# Other people's programs read what we write and play against us, from a folder of their own; where one cannot be had its test
# is skipped and said to be.

# A comma that parts no arguments.
, := ,
pip = { mkdir -p target && python3 -m venv target/python && target/python/bin/pip install --quiet --disable-pip-version-check $(1); } >/dev/null 2>&1
has = [ -x target/python/bin/python ] && HOME=target/python XDG_CONFIG_HOME=target/python target/python/bin/python -c 'import $(1)' 2>/dev/null

# An engine to be played against; where it cannot be had its test is skipped and said to be.
.PHONY: stockfish
stockfish:
	@command -v stockfish >/dev/null || [ -x /usr/games/stockfish ] || $(call install,stockfish) >/dev/null 2>&1 \
	  || echo "Stockfish could not be installed: the test with it will be skipped"

# lichess-bot is on no registry: it is fetched as it was on a day, where that can be done in a short time, and left as it is.
LICHESS_BOT := d3b4513747e02a43b771443a876cd2abdbe47b93
FETCHED = target/lichess-bot.part

.PHONY: lichess-bot
lichess-bot: python
	@[ -d target/lichess-bot ] || { rm -rf $(FETCHED) && git init --quiet $(FETCHED) \
	  && timeout 30 git -C $(FETCHED) fetch --quiet --depth 1 https://github.com/lichess-bot-devs/lichess-bot $(LICHESS_BOT) \
	  && git -C $(FETCHED) checkout --quiet FETCH_HEAD && mv $(FETCHED) target/lichess-bot; } 2>/dev/null || rm -rf $(FETCHED)
	@{ [ -d target/lichess-bot ] && { $(call has,backoff$(,)rich$(,)yaml) || $(call pip,PyYAML requests backoff rich); }; } \
	  || echo "lichess-bot could not be fetched: there is no test with it on this machine"

.PHONY: python
python:
	@$(call has,chess.pgn) || $(call pip,chess==1.11.2) || echo "python-chess could not be installed: the tests with it will be skipped"
	@$(call has,berserk) || $(call pip,berserk==0.14.0) || echo "berserk could not be installed: the tests with it will be skipped"
	@$(call has,cli_chess) || $(call pip,cli-chess==1.8.0) || echo "cli-chess could not be installed: the test with it will be skipped"
	@$(call has,schemathesis.cli) || $(call pip,schemathesis==4.32.5) || echo "schemathesis could not be installed: the test with it will be skipped"
