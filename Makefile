# The two commands of a fresh machine are `make run` and `make test`; each sets up what it needs.

CARGO ?= cargo
BIN := target/release/jadoube

.PHONY: run test bench fmt generate deny tools help

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
