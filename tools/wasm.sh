#!/usr/bin/env bash
# Runs a command that builds for wasm32-unknown-unknown with a compiler that can.
#
#   tools/wasm.sh FOLDER COMMAND...     FOLDER is used where a compiler has to be fetched; what is there is not fetched twice.
#
# The toolchain's own target is taken where it is, or where rustup can add it. Otherwise, where there is apt, the compiler of Debian
# testing is fetched from the mirror that the machine itself uses, checked by apt's signatures and unpacked into FOLDER without being
# installed: a newer rustc beside the machine's own, with its own C library. Otherwise it says what is missing and fails.
set -euo pipefail

TARGET=wasm32-unknown-unknown
SUITE=testing
folder="$(mkdir -p "${1:?which folder?}" && cd "$1" && pwd)"
root="$folder/root"
shift

# JADOUBE_WASM=debian goes the longer way where the shorter one is open too.
has_target() { [ "${JADOUBE_WASM:-}" != debian ] && [ -d "$(rustc --print sysroot)/lib/rustlib/$TARGET/lib" ]; }

# The machine's own mirror, from either form of apt's sources.
mirror() {
  { sed -n 's/^URIs:[[:space:]]*//p' /etc/apt/sources.list.d/*.sources
    sed -nE 's/^deb[[:space:]]+(\[[^]]*\][[:space:]]+)?([^[:space:]]+).*/\2/p' /etc/apt/sources.list /etc/apt/sources.list.d/*.list
  } 2>/dev/null | tr ' ' '\n' | grep -E '/debian/?$' | head -1
}

own_apt() { APT_CONFIG="$folder/apt.conf" "$@"; }

# An apt that knows nothing of what is installed here, but that a C compiler is: only that much is not fetched.
configure() {
  mkdir -p "$folder"/state/lists/partial "$folder"/cache/archives/partial
  printf 'deb [signed-by=/usr/share/keyrings/debian-archive-keyring.gpg] %s %s main\n' "$(mirror)" "$SUITE" > "$folder/sources.list"
  printf 'Package: here\nStatus: install ok installed\nArchitecture: amd64\nVersion: 1\nMaintainer: here\nProvides: gcc, libc-dev, binutils\nDescription: a C compiler\n' > "$folder/status"
  cat > "$folder/apt.conf" <<CONF
Dir::State "$folder/state";
Dir::State::status "$folder/status";
Dir::Cache "$folder/cache";
Dir::Etc::sourcelist "$folder/sources.list";
Dir::Etc::sourceparts "-";
APT::Architectures { "amd64"; };
APT::Sandbox::User "";
CONF
}

fetch() {
  configure
  own_apt apt-get update -q
  local lld
  lld="$(own_apt apt-cache depends libstd-rust-dev-wasm32 | sed -nE 's/.*Recommends: (lld-[0-9]+)$/\1/p' | head -1)"
  own_apt apt-get install -q -y --download-only --no-install-recommends rustc libstd-rust-dev-wasm32 "${lld:?no linker for WebAssembly}"
  rm -rf "$root.part" && mkdir -p "$root.part"
  for package in "$folder"/cache/archives/*.deb; do dpkg-deb -x "$package" "$root.part"; done
  rm -rf "$root" && mv "$root.part" "$root"
  # The lists and the packages are as large as what was in them.
  rm -rf "$folder"/state "$folder"/cache
}

# A program of the unpacked folder, run by the folder's own loader and libraries.
wrapper() {
  local name="$1" program="$2"
  shift 2
  printf '#!/bin/sh\nexec "%s" --library-path "%s" "%s" %s "$@"\n' "$(echo "$root"/usr/lib*/ld-linux-x86-64.so.2)" \
    "$root/usr/lib/x86_64-linux-gnu:$(dirname "$(find "$root/usr/lib" -name 'libLLVM*.so*' | head -1)")" "$program" "$*" > "$folder/$name"
  chmod +x "$folder/$name"
}

say() { echo "$@" >&2; }

if has_target; then
  exec "$@"
fi
if [ ! -x "$folder/wasm-ld" ]; then
  if [ "${JADOUBE_WASM:-}" != debian ] && command -v rustup >/dev/null && timeout 90 rustup target add "$TARGET" >/dev/null 2>&1 && has_target; then
    exec "$@"
  fi
  if ! command -v apt-get >/dev/null || [ "$(uname -m)" != x86_64 ] || [ -z "$(mirror)" ]; then
    say "no compiler for WebAssembly: rustup cannot add $TARGET, and this is no Debian machine from which it could be fetched"
    exit 1
  fi
  say "rustup cannot add $TARGET: fetching the compiler of Debian $SUITE into $folder"
  fetch >"$folder/log" 2>&1 || { say "it could not be fetched:"; tail -5 "$folder/log" >&2; exit 1; }
  wrapper rustc "$root/usr/bin/rustc" --sysroot "$root/usr"
  # Written last: where it is, everything is.
  wrapper wasm-ld "$(find "$root/usr" -path '*/bin/wasm-ld' | head -1)"
fi
RUSTC="$folder/rustc" CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_LINKER="$folder/wasm-ld" exec "$@"
