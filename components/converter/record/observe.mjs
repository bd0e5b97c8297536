// Loads what a package offers, as its users would, and prints it as JSON. It runs in the folder of the package.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { runInNewContext } from 'node:vm';

const manifest = JSON.parse(readFileSync('package.json', 'utf8'));
const require = createRequire(`${process.cwd()}/`);
const seen = {};

/** A value without what may differ between two builds, such as functions' code and React's own fields. */
async function describe(value, depth = 0) {
  if (typeof value === 'function') {
    try {
      return { returns: await describe(await value(), depth + 1) };
    } catch (error) {
      return { throws: error.message };
    }
  }
  if (value === null || typeof value !== 'object') return String(value);
  if (value.$$typeof) return `<${value.type}>`;
  if (depth > 3) return 'deep';
  const entries = [];
  for (const key of Object.keys(value).sort()) {
    // Node.js guesses the names of a CommonJS file from its text, and adds two of its own.
    if (key === 'module.exports' || key === '__esModule' || value[key] === undefined) continue;
    entries.push([key, await describe(value[key], depth + 1)]);
  }
  return Object.fromEntries(entries);
}

async function see(name, load) {
  try {
    seen[name] = await describe(await load());
  } catch (error) {
    if (error.code !== 'ERR_PACKAGE_PATH_NOT_EXPORTED')
      seen[name] = { fails: error.code ?? error.message.split('\n')[0] };
  }
}

const strings = (value) => (typeof value === 'string' ? [value] : Object.values(value ?? {}).flatMap(strings));
const { exports = {} } = manifest;
const paths =
  typeof exports === 'string' || !Object.keys(exports).some((key) => key.startsWith('.'))
    ? ['.']
    : Object.keys(exports);
const subpaths = manifest.exports
  ? paths.flatMap((path) => (path.includes('*') ? (manifest.testPaths ?? []) : path))
  : [];
for (const path of subpaths) {
  if (!/\.(css|json|txt)$/.test(path)) {
    const specifier = manifest.name + path.slice(1);
    await see(`import ${path}`, () => import(import.meta.resolve(specifier)));
    await see(`require ${path}`, () => require(specifier));
  }
}
if (!manifest.exports && manifest.main) {
  await see('require main', () => require(`./${manifest.main}`));
  await see('import main', () => import(`${process.cwd()}/${manifest.main}`));
}
if (!manifest.exports && manifest.module && (manifest.type === 'module' || manifest.module.endsWith('.mjs'))) {
  await see('import module', () => import(`${process.cwd()}/${manifest.module}`));
}
for (const field of ['main', 'module', 'types', 'typings', 'style', 'exports']) {
  for (const [index, path] of strings(manifest[field]).entries()) {
    if (!path.includes('*')) seen[`file ${field} ${index}`] = existsSync(path) ? 'exists' : 'missing';
  }
}
for (const [name, path] of Object.entries(
  typeof manifest.bin === 'string' ? { bin: manifest.bin } : (manifest.bin ?? {}),
)) {
  seen[`command ${name}`] = spawnSync(process.execPath, [path], { encoding: 'utf8' }).stdout;
}
for (const field of ['unpkg', 'jsdelivr']) {
  if (!manifest[field]) continue;
  const globals = { console };
  globals.self = globals.window = globals.globalThis = globals;
  const own = new Set(Object.keys(globals));
  await see(`script ${field}`, async () => {
    runInNewContext(readFileSync(manifest[field], 'utf8'), globals);
    return Object.fromEntries(Object.entries(globals).filter(([key]) => !own.has(key)));
  });
}
console.log(JSON.stringify(seen));
