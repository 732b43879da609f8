#!/bin/sh
# Installs the package on a fresh Debian that runs under its own systemd, sees the service answer, keep a game over a
# restart and go, and takes the package away again. As root, with debootstrap and systemd-container; SUITE and MIRROR
# choose the Debian. Arguments: the package, and a folder for the Debian.
set -eu
package=$1
folder=$2
suite=${SUITE:-bookworm}
for tool in debootstrap systemd-nspawn; do
  command -v $tool >/dev/null || { echo "$tool is missing: install debootstrap and systemd-container"; exit 2; }
done
[ "$(id -u)" = 0 ] || { echo "a Debian is set up and started by root alone"; exit 2; }
mkdir -p "$folder"
# What was fetched once is not fetched again; each trial has a Debian of its own.
if [ ! -f "$folder/$suite/etc/debian_version" ]; then
  debootstrap --variant=minbase --include=systemd,systemd-sysv,dbus,ca-certificates,curl "$suite" "$folder/$suite" ${MIRROR:-}
fi
root=$folder/fresh
rm -rf "$root"
cp -a "$folder/$suite" "$root"
cp "$package" "$root/jadoube.deb"
cat > "$root/try.sh" <<'TRY'
set -eux
export DEBIAN_FRONTEND=noninteractive
answers() { curl -fsS --retry 20 --retry-connrefused --retry-delay 1 "http://127.0.0.1:7960$1"; }
apt-get install -y --no-install-recommends /jadoube.deb
systemctl is-active jadoube
systemctl is-enabled jadoube
answers /health
# It runs as its own user, and nobody else reads its games.
[ "$(stat -c %U "/proc/$(systemctl show -p MainPID --value jadoube)")" = jadoube ]
[ "$(stat -c '%U %a' /var/lib/jadoube)" = 'jadoube 700' ]
game=$(curl -fsS -c /cookies -H 'Content-Type: application/json' -d '{"no_arbiter":true,"preset":"blitz-5-0","regime":"limited"}' http://127.0.0.1:7960/api/games | sed 's/.*"game":"\([^"]*\)".*/\1/')
systemctl restart jadoube
answers /health
curl -fsS -b /cookies "http://127.0.0.1:7960/api/games/$game" >/dev/null
# A setting of the operator is heard.
echo JADOUBE_LISTEN=127.0.0.1:7961 >> /etc/default/jadoube
systemctl restart jadoube
curl -fsS --retry 20 --retry-connrefused --retry-delay 1 http://127.0.0.1:7961/health
jadoube --version
zcat /usr/share/man/man1/jadoube-serve.1.gz | grep -q JADOUBE_LISTEN
systemd-analyze security jadoube --no-pager | tail -1
apt-get remove -y jadoube
! systemctl is-active jadoube
[ ! -e /usr/bin/jadoube ]
dpkg --purge jadoube
[ ! -e /etc/default/jadoube ]
[ -e /var/lib/jadoube/jadoube.db ]
echo tried > /tried
TRY
cat > "$root/etc/systemd/system/try.service" <<'UNIT'
[Unit]
After=multi-user.target
[Service]
Type=oneshot
ExecStart=/bin/sh /try.sh
ExecStopPost=/bin/systemctl --no-block poweroff
StandardOutput=file:/try.log
StandardError=inherit
UNIT
mkdir -p "$root/etc/systemd/system/default.target.wants"
ln -s ../try.service "$root/etc/systemd/system/default.target.wants/try.service"
# Where no manager of the machine is there to register with, it starts all the same.
timeout 300 systemd-nspawn --quiet --register=no --keep-unit --directory "$root" --boot </dev/null >"$folder/boot.log" 2>&1 || true
cat "$root/try.log"
if [ -e "$root/tried" ]; then
  echo "$package: installed, served, restarted and purged on $suite"
else
  echo "$package: the trial on $suite failed; the machine's own words are in $folder/boot.log"
  exit 1
fi
