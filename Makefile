# The two commands of a fresh machine are `make run` and `make test`; each sets up what it needs.

CARGO ?= cargo
BIN := target/release/jadoube
CHROMIUM ?= chromium

.PHONY: run test pages e2e bench fmt generate deny tools help

help: ## list the targets
	@grep -hE '^[a-z]+:.*##' Makefile | sed 's/:.*## /\t/' | expand -t 12

run: tools ## play a demonstration game in the terminal and rule on it
	@$(CARGO) build --quiet --release --package jadoube
	@$(BIN) demo

test: tools ## formatting, lints, generated files and all tests
	$(CARGO) fmt --all --check
	$(CARGO) clippy --workspace --all-targets -- -D warnings
	$(CARGO) xtask check
	@if $(CARGO) nextest --version >/dev/null 2>&1; then \
	  echo "$(CARGO) nextest run --workspace" && $(CARGO) nextest run --workspace; \
	else \
	  echo "$(CARGO) test --workspace" && $(CARGO) test --workspace --tests; \
	fi
	$(CARGO) test --workspace --doc
	$(MAKE) e2e

web/dist: $(shell find web texts crates/laws/data -type f -not -path 'web/node_modules/*' -not -path 'web/dist/*' -not -path 'web/test-results/*' 2>/dev/null)
	@command -v npm >/dev/null || { command -v apt-get >/dev/null && [ "$$(id -u)" = 0 ] && apt-get install -y nodejs npm; } || { echo "npm is missing: install Node.js 20 or newer"; exit 1; }
	cd web && npm ci --no-audit --no-fund && npm run build
	@touch web/dist

pages: web/dist ## the pages: types, unit tests, build
	cd web && npm run check && npm run unit

e2e: tools pages ## play in the browser against the real program
	@command -v $(CHROMIUM) >/dev/null || { command -v apt-get >/dev/null && [ "$$(id -u)" = 0 ] && apt-get update && apt-get install -y chromium; } || { echo "Chromium is missing and could not be installed: install it, or name one with CHROMIUM=..."; exit 1; }
	$(CARGO) build --package jadoube
	cd web && JADOUBE_CHROMIUM="$$(command -v $(CHROMIUM))" npx playwright test

bench: tools ## figures, as ratios in one run
	$(CARGO) bench --quiet --package jadoube-testkit --bench moves
	$(CARGO) bench --quiet --package jadoube-testkit --bench memory
	$(CARGO) bench --quiet --package jadoube-deadpos --bench questions
	$(CARGO) bench --quiet --package jadoube-testkit --bench cards
	$(CARGO) bench --quiet --package jadoube-testkit --bench practice
	$(CARGO) bench --quiet --package jadoube-notation --bench reading
	$(CARGO) bench --quiet --package jadoube-notation --bench repair
	$(CARGO) bench --quiet --package jadoube-judge --bench judging

generate: ## write the files that are generated from the program
	$(CARGO) xtask generate

deny: ## licences and sources of the dependencies (needs cargo-deny)
	$(CARGO) deny check licenses bans sources

fmt: ## format the code
	$(CARGO) fmt --all

tools:
	@command -v $(CARGO) >/dev/null || { echo "cargo is missing: install Rust $$(sed -n 's/^channel = "\(.*\)"/\1/p' rust-toolchain.toml) with rustup"; exit 1; }
	@command -v cc >/dev/null || { command -v apt-get >/dev/null && [ "$$(id -u)" = 0 ] && apt-get install -y gcc libc6-dev; } || { echo "a C linker is missing: install gcc"; exit 1; }
