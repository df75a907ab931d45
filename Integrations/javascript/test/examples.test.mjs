import assert from "node:assert/strict";
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { fileURLToPath, pathToFileURL } from "node:url";
import { caught, folder, root } from "./package.mjs";

test("the filters of the example for Eleventy draw badges inside pages, and tell what they cannot draw", async () => {
  const site = mkdtempSync(join(tmpdir(), "eleventy-"));
  try {
    cpSync(fileURLToPath(new URL("Examples/eleventy", root)), site, { recursive: true });
    mkdirSync(join(site, "node_modules"));
    symlinkSync(fileURLToPath(folder), join(site, "node_modules/cartouche-badges"));
    const { default: configure } = await import(pathToFileURL(join(site, "eleventy.config.js")));
    const filters = {};
    await configure({ addFilter: (name, filter) => { filters[name] = filter; } });
    assert.match(filters.badge({ status: { label: "build", message: "passing" } }), /^<svg .*aria-label="build/);
    assert.match(filters.count(3, "{count} post|{count} posts"), /^<svg .*aria-label="3 posts"/);
    assert.match(caught(() => filters.badge({ pill: { txt: "x" } })).message, /unknown key 'txt'/);
  } finally {
    rmSync(site, { recursive: true });
  }
});
