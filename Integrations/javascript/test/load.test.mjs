import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { test } from "node:test";
import { Worker } from "node:worker_threads";
import { CartoucheError, caught, folder, load, native, root } from "./package.mjs";

const file = new URL("cartouche.wasm", folder);
const bytes = readFileSync(file);
const entry = { pill: { text: "42", look: "mail" } };

test("the core is loaded from beside, by an address, a response, bytes or a module, and draws the same", async () => {
  const headers = { "Content-Type": "application/wasm" };
  const sources = [
    undefined, file, file.href, new Response(bytes, { headers }), new Response(bytes), Promise.resolve(bytes), bytes,
    bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length), new WebAssembly.Module(bytes),
  ];
  const drawn = new Set();
  for (const source of sources) drawn.add((await load(source)).svg(entry));
  assert.equal(drawn.size, 1);
  assert.match([...drawn][0], /^<svg /);
});

test("icons of SVG are drawn as by the command if they are asked for, and else refused with how to ask", async () => {
  const icon = '<svg viewBox="0 0 24 24"><path d="M0 0h9v9z"/><circle r="4" fill="red"/></svg>';
  const logo = `data:image/svg+xml;base64,${btoa(icon)}`;
  const withLogo = { status: { label: "build", message: "passing", logo } };
  const file = new URL("cartouche-icons.wasm", folder);
  const [{ svg }] = native([JSON.stringify(withLogo)]);
  for (const source of [{ icons: true }, Promise.resolve({ icons: true }), file, new WebAssembly.Module(readFileSync(file))]) {
    const core = await load(source);
    assert.equal(core.svg(withLogo), svg);
    assert.equal(core.svg(entry), (await load()).svg(entry));
  }
  for (const source of [undefined, { icons: false }, bytes]) {
    const core = await load(source);
    assert.match(caught(() => core.svg(withLogo)).message, /load cartouche-icons\.wasm/);
  }
});

test("what is no core is an error when it is loaded", async () => {
  const server = createServer((_, response) => response.writeHead(404).end("none")).listen(0, "127.0.0.1");
  await new Promise((done) => server.once("listening", done));
  const gone = Promise.reject(new Error("gone"));
  gone.catch(() => {});
  const sources = [
    new URL("none.wasm", folder), "no address", `http://127.0.0.1:${server.address().port}/`, new Uint8Array(9), 3, {},
    null, new Response("<!DOCTYPE html>"), gone,
    new Uint8Array([0, 0x61, 0x73, 0x6d, 1, 0, 0, 0]),
  ];
  for (const source of sources) {
    const isRight = (error) => error instanceof CartoucheError && error.code === "load";
    await assert.rejects(load(source), isRight, `${source}`);
  }
  server.close();
});

test("a worker draws with a module that it is sent", async () => {
  const source = `
    import { parentPort, workerData } from "node:worker_threads";
    const { load } = await import(workerData.script);
    parentPort.postMessage((await load(workerData.module)).svg(workerData.entry));`;
  const workerData = { script: new URL("cartouche.js", folder).href, module: new WebAssembly.Module(bytes), entry };
  const worker = new Worker(new URL(`data:text/javascript,${encodeURIComponent(source)}`), { workerData });
  const drawn = await new Promise((done, fail) => worker.once("message", done).once("error", fail));
  assert.equal(drawn, (await load()).svg(entry));
});

test("the classic script draws the same without a file beside it, and Node imports the element", async () => {
  const source = readFileSync(new URL("cartouche.classic.js", folder), "utf8");
  const script = new Function(`${source}; return Cartouche`)();
  assert.equal((await script.load()).svg(entry), (await load()).svg(entry));
  await assert.rejects(script.load({ icons: true }), /name the address of cartouche-icons.wasm/);
  const { BadgeElement } = await import(new URL("badge-element.js", folder));
  assert.equal(typeof BadgeElement, "function");
});

test("the program of the article runs", () => {
  const article = readFileSync(new URL("Sources/Cartouche/Cartouche.docc/InJavaScript.md", root), "utf8");
  const code = article.split("```js\n")[1].split("```")[0];
  const program = code.replace('"cartouche-badges"', `"${new URL("cartouche.js", folder)}"`);
  const { status, stdout, stderr } = spawnSync(process.execPath, ["--input-type=module", "--eval", program]);
  assert.equal(status, 0, `${stderr}`);
  assert.match(`${stdout}`, /did you mean 'red'\?/);
});

test("the package has what its description names, the version of the command, and all licences", () => {
  const description = JSON.parse(readFileSync(new URL("package.json", folder)));
  const { exports, main, types } = description;
  const named = Object.values(exports).flatMap((one) => (typeof one === "string" ? one : Object.values(one)));
  for (const name of [...named, main, types]) assert(readFileSync(new URL(name, folder)).length);
  const command = spawnSync(process.env.CARTOUCHE ?? ".build/debug/cartouche", ["--version"]);
  assert.equal(description.version, `${command.stdout}`.trim());
  const licences = readFileSync(new URL("licences.txt", folder), "utf8");
  for (const part of ["wasi-libc", "compiler-rt", "Swift"]) assert(licences.includes(`===== ${part}\n`), part);
});
