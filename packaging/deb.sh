#!/bin/sh
# Makes a Debian package from what `make install` puts into a folder. Arguments: that folder, and where the package goes.
set -eu
root=$1
out=$2
here=$(dirname "$0")
version=$("$root/usr/bin/jadoube" --version | cut -d' ' -f2)
architecture=$(dpkg --print-architecture)
mkdir -p "$root/DEBIAN" "$root/etc/default" "$root/usr/share/doc/jadoube"
install -m 644 "$here/default" "$root/etc/default/jadoube"
install -m 644 "$here/../LICENSE" "$root/usr/share/doc/jadoube/copyright"
install -m 755 "$here/postinst" "$here/prerm" "$here/postrm" "$root/DEBIAN/"
echo /etc/default/jadoube > "$root/DEBIAN/conffiles"
# The C library that it was linked with is the oldest that it runs with.
libc=$(dpkg-query --showformat='${Version}' --show libc6 | sed 's/-.*//')
cat > "$root/DEBIAN/control" <<CONTROL
Package: jadoube
Version: $version
Architecture: $architecture
Maintainer: Jadoube <root@localhost>
Depends: libc6 (>= $libc), libgcc-s1
Recommends: stockfish
Suggests: postgresql
Section: games
Priority: optional
Installed-Size: $(du -sk "$root/usr" | cut -f1)
Description: the Laws of Chess as a running system
 A server for games of chess under the Laws, with a desk for the arbiter, walls,
 halls and events; commands that judge games, pair rounds and explain rulings.
CONTROL
mkdir -p "$out"
dpkg-deb --root-owner-group --build "$root" "$out/jadoube_${version}_$architecture.deb"
