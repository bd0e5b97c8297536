export async function load<Exports>(url: URL): Promise<Exports> {
  // Apps cannot bundle an import of node:fs, so it is asked for at run time.
  const fs = globalThis.process?.getBuiltinModule?.('node:fs');
  const bytes = fs ? new Uint8Array(fs.readFileSync(url)) : await (await fetch(url)).arrayBuffer();
  const { instance } = await WebAssembly.instantiate(bytes);
  return instance.exports as Exports;
}
