#!/usr/bin/env bash
# Hugo writes the tags, Cartouche draws, Hugo builds the site with the badges.
set -euo pipefail
cd "$(dirname "$0")"
hugo --quiet --environment tags --destination build/data
# The example sites share their reports.
cartouche build badges.yml --output assets/badges --report data/badges.json --allow ..
hugo --destination build/site
