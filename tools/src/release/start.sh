#!/bin/sh
# Starts Паркет, or runs one of its commands: ./start backup <folder>, restore, verify, move, check-result,
# check-journal.
here=$(cd "$(dirname "$0")" && pwd) || exit 1
node=$here/node/bin/node
[ -x "$node" ] || node=node
found=$("$node" -p process.versions.node 2>/dev/null) || found=none
major=${found%%.*}
rest=${found#*.}
minor=${rest%%.*}
case $found in
  none) recent=0 ;;
  *) [ "$major" -gt 22 ] || { [ "$major" -eq 22 ] && [ "$minor" -ge 11 ]; } && recent=1 || recent=0 ;;
esac
if [ "$recent" = 0 ]; then
  echo "Паркет needs Node 22.11 or newer (found: $found); install it, or take the release with Node in it." >&2
  exit 1
fi
script=start
case $1 in
  backup | restore | verify | move) script=$1; shift ;;
  check-result) script=checkResult; shift ;;
  check-journal) script=checkJournal; shift ;;
esac
# By default glibc keeps what each thread frees for that thread alone: 25 to 60 MB at rest after the database was compiled.
export MALLOC_ARENA_MAX="${MALLOC_ARENA_MAX:-1}"
# Node 22.11 wants flags for SQLite, which guards DATA_DIR, and for packages that require modules; later ones have both by
# themselves. The last flag keeps memory at rest a fifth lower.
exec "$node" --experimental-sqlite --experimental-require-module --disable-warning=ExperimentalWarning \
  --max-semi-space-size=8 \
  "$here/apps/server/src/$script.js" "$@"
