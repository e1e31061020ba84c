#!/usr/bin/env bash
# The main journey in a network namespace that has a loopback interface and nothing else.
set -euo pipefail
cd "$(dirname "$0")/.."
if ! command -v ip >/dev/null && [ "$(id -u)" -eq 0 ] && command -v apt-get >/dev/null; then
  apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq iproute2 >/dev/null
fi
# Set-up needs the registry, so it comes before the network goes.
npm run --silent build
journey='ip link set lo up && exec node_modules/node/bin/node node_modules/vitest/vitest.mjs run --project e2e e2e/src/main-job.test.ts'
if [ "$(id -u)" -eq 0 ]; then
  exec unshare --net bash -c "$journey"
fi
exec unshare --map-root-user --net bash -c "$journey"
