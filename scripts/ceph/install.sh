#!/bin/sh
# Installs the Ceph that the S3 part of the tests needs, where this is root on a Debian or Ubuntu. Where it cannot, it says
# so and goes on: the tests say themselves what they leave out.
set -u
for program in ceph ceph-mon ceph-osd radosgw radosgw-admin monmaptool; do
  command -v "$program" > /dev/null || missing=1
done
[ -n "${missing:-}" ] || exit 0
if [ "$(id -u)" != 0 ] || ! command -v apt-get > /dev/null; then
  echo 'Ceph is not installed, and only root on Debian or Ubuntu can install it here.' >&2
  exit 0
fi
echo 'Installing Ceph for the S3 part of the tests …' >&2
export DEBIAN_FRONTEND=noninteractive
install() {
  timeout 600 apt-get install -y -q --no-install-recommends ceph-mon ceph-osd radosgw ceph-common
}
{ install || { timeout 300 apt-get update -q && install; }; } > /tmp/install-ceph.$$ 2>&1 || {
  tail -n 5 /tmp/install-ceph.$$ >&2
  echo 'Ceph could not be installed.' >&2
}
rm -f /tmp/install-ceph.$$
exit 0
