import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { fileURLToPath, pathToFileURL } from "node:url";
import { runInNewContext } from "node:vm";
import { Worker } from "node:worker_threads";
import { CartoucheError, caught, folder, load, native, root } from "./package.mjs";

const file = new URL("cartouche.wasm", folder);
const bytes = readFileSync(file);
const entry = { pill: { text: "42", look: "mail" } };
const article = readFileSync(new URL("Sources/Cartouche/Cartouche.docc/InJavaScript.md", root), "utf8");

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

test("a core or what asks for it may come from another realm, as from a frame", async () => {
  const made = (code) => runInNewContext(code, { bytes });
  const { svg } = await load();
  for (const code of ["Uint8Array.from(bytes).buffer", "new WebAssembly.Module(bytes)", "({ icons: false })"]) {
    assert.equal((await load(made(code))).svg(entry), svg(entry), code);
  }
});

test("what is no core is an error when it is loaded, which names the address", async (context) => {
  const server = createServer((request, response) => {
    if (request.url === "/page") return response.writeHead(200, { "Content-Type": "text/html" }).end("<!DOCTYPE html>");
    response.writeHead(404).end("none");
  }).listen(0, "127.0.0.1");
  context.after(() => server.close());
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
  const address = `http://127.0.0.1:${server.address().port}`;
  const refused = (source, message) => assert.rejects(load(source), { code: "load", message });
  await refused(`${address}/page`, /^the core is not loaded from http:.*\/page \(text\/html\): .*magic word/);
  await refused(`${address}/none`, /\/none \(no Content-Type\): the status is 404$/);
  await refused(new URL("package.json", folder), /from file:.*package.json: /);
  await refused("no address", /from no address: /);
  await refused({ toString: () => file.href }, /a core is an address, .* not Object$/);
  await refused(`data:application/wasm,${"x".repeat(1000)}`, /^.{200,500}$/s);
  await refused("http://127.0.0.1:1/closed", /from http:.*\/closed: /);
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

test("a bundle by esbuild defines the element, and has the core inside as the article says", async (context) => {
  if (spawnSync("esbuild", ["--version"]).status !== 0) return context.skip("there is no esbuild");
  const cwd = mkdtempSync(join(tmpdir(), "bundle-"));
  try {
    mkdirSync(join(cwd, "node_modules"));
    symlinkSync(fileURLToPath(folder), join(cwd, "node_modules/cartouche-badges"));
    const inside = article.split("```javascript\n").find((code) => code.includes("--loader")).split("```")[0];
    const input = `export { BadgeElement } from "cartouche-badges/element";\n${inside}; export { cartouche };`;
    const options = ["--bundle", "--format=esm", "--loader:.wasm=binary", "--outfile=out.mjs"];
    const { stderr } = spawnSync("esbuild", options, { cwd, input });
    const bundle = await import(pathToFileURL(join(cwd, "out.mjs"))).catch((error) => assert.fail(`${error} ${stderr}`));
    assert.equal(typeof bundle.BadgeElement, "function");
    assert.equal(bundle.cartouche.svg(entry), (await load()).svg(entry));
  } finally {
    rmSync(cwd, { recursive: true });
  }
});

test("the program of the article runs", () => {
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
