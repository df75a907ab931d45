#!/usr/bin/env bash
# Hugo writes the tags, Cartouche draws, Hugo builds the site with the badges.
set -euo pipefail
cd "$(dirname "$0")"
hugo --quiet --environment tags --destination build/data
cartouche build badges.yml --output assets/badges --report data/badges.json
hugo --destination build/site
