async function load(url) {
    const fs = globalThis.process?.getBuiltinModule?.('node:fs');
    const bytes = fs ? new Uint8Array(fs.readFileSync(url)) : await (await fetch(url)).arrayBuffer();
    const { instance } = await WebAssembly.instantiate(bytes);
    return instance.exports;
}
const { add: add } = await load(new URL("./static/wasm/54b710755d.module.wasm", import.meta.url));
function sum(values) {
    return values.reduce((total, value)=>add(total, value), 0);
}
export { sum };
