import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createContext, runInContext } from 'node:vm';
import { build } from 'vite';

// An app gets the packed files; `prepack` builds them.
const library = 'app/node_modules/pace-kit';
for (const folder of ['app', 'dist']) rmSync(folder, { recursive: true, force: true });
mkdirSync(library, { recursive: true });
execFileSync('npm', ['pack', '--silent']);
execFileSync('tar', ['-xf', 'pace-kit-1.0.0.tgz', '-C', library, '--strip-components=1']);
const code = "import { pace } from 'pace-kit';\nconsole.log(pace(10, 50));\n";
writeFileSync('app/package.json', '{}');
writeFileSync('app/index.html', '<script type="module" src="./use.mjs"></script>');
for (const name of ['use.mjs', 'use.mts', 'use.cts']) writeFileSync(`app/${name}`, code);
writeFileSync('app/use.cjs', "const { pace } = require('pace-kit');\nconsole.log(pace(10, 50));\n");
writeFileSync('app/deep.mjs', code.replace('pace-kit', 'pace-kit/pace'));

const print = (who, result) => console.log(who.padEnd(26), result);
function run(who, ...words) {
  const { status, stdout, stderr } = spawnSync('node', words, { cwd: 'app', encoding: 'utf8' });
  print(who, status === 0 ? 'ok' : /ERR_\w+|TS\d+/.exec(stdout + stderr)[0]);
}
run('import', 'use.mjs');
run('require', 'use.cjs');
run('require, older Node.js', '--no-experimental-require-module', 'use.cjs');
run('import pace-kit/pace', 'deep.mjs');

const tsc = fileURLToPath(new URL('bin/tsc', import.meta.resolve('typescript/package.json')));
const types = ['--ignoreConfig', '--noEmit', '--strict', '--module'];
run('types: bundler', tsc, 'use.mts', ...types, 'preserve');
run('types: nodenext, ESM', tsc, 'use.mts', ...types, 'nodenext');
run('types: nodenext, CommonJS', tsc, 'use.cts', ...types, 'nodenext');
run('types: node16, CommonJS', tsc, 'use.cts', ...types, 'node16');

// A script tag knows no modules.
const { unpkg } = JSON.parse(readFileSync(`${library}/package.json`, 'utf8'));
const page = createContext({});
page.self = page;
if (unpkg) runInContext(readFileSync(`${library}/${unpkg}`, 'utf8'), page);
print('script tag', page.PaceKit?.pace(10, 50) === '5:00' ? 'ok' : 'no script');

const { output } = await build({
  root: 'app',
  logLevel: 'silent',
  build: { write: false, modulePreload: { polyfill: false } },
});
print('app built by Vite', `${output.find(({ isEntry }) => isEntry).code.length} bytes`);
const sizes = readdirSync(library, { recursive: true })
  .map((name) => [name, statSync(`${library}/${name}`)])
  .flatMap(([name, file]) => (file.isFile() ? [[name, file.size]] : []));
for (const [name, size] of sizes.sort()) {
  if (/\.(c?js|css)$/.test(name)) print(name, `${size} bytes`);
}
print('package', `${sizes.length} files, ${sizes.reduce((sum, [, size]) => sum + size, 0)} bytes`);
