const folder = process.argv[2];

await show('paths', (module) => JSON.stringify(module.paths, null, 2));
await show('load', (module) => typeof module.load('node:fs').readFileSync);
await show('separator', (module) => module.separator);

async function show(name, read) {
  try {
    console.log(`${name}:`, read(await import(`./dist/${folder}/${name}.js`)));
  } catch (error) {
    console.log(`${name}: ${error.name}: ${error.message}`);
  }
}
