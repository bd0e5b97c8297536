import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { createRsbuild } from '@rsbuild/core';
import { chromium } from 'playwright';
import sirv from 'sirv';
import { build } from 'vite';

const outputs = [
  ['new URL', 'dist/index.js'],
  ['import, target node', 'imported/node/index.js'],
  ['import, target web', 'imported/web/index.js'],
  ["import, bundleless", "imported/bundleless/imported.js"],
];

const server = createServer(sirv('.', { dev: true })).listen(0);
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH || undefined });

/** Whether a page prints 6, the sum of 1, 2 and 3. */
async function prints(path) {
  const page = await browser.newPage();
  const messages = [];
  page.on('console', (message) => messages.push(message.text()));
  await page.goto(`http://127.0.0.1:${server.address().port}/${path}`, { waitUntil: 'networkidle' });
  await page.close();
  return messages.includes('6');
}

const ways = {
  async 'Node.js'(entry) {
    const code = `console.log((await import('./${entry}')).sum([1, 2, 3]))`;
    return execFileSync(process.execPath, ['--input-type=module', '-e', code], { encoding: 'utf8', stdio: 'pipe' }) === '6\n';
  },
  page: (_, folder) => prints(`${folder}/index.html`),
  async Rsbuild(_, folder) {
    const output = { assetPrefix: 'auto', distPath: `${folder}/rsbuild` };
    const config = { logLevel: 'silent', source: { entry: { index: `./${folder}/app.js` } }, output };
    await (await createRsbuild({ config })).build();
    return prints(`${folder}/rsbuild/index.html`);
  },
  async Vite(_, folder) {
    await build({ root: folder, base: './', logLevel: 'silent', build: { outDir: 'vite' } });
    return prints(`${folder}/vite/index.html`);
  },
};

console.log('output'.padEnd(22) + Object.keys(ways).map((way) => way.padEnd(9)).join('').trimEnd());
for (const [index, [name, entry]] of outputs.entries()) {
  const folder = `apps/${index}`;
  mkdirSync(folder, { recursive: true });
  writeFileSync(`${folder}/app.js`, `import { sum } from '../../${entry}';\nconsole.log(sum([1, 2, 3]));\n`);
  writeFileSync(`${folder}/index.html`, '<script type="module" src="./app.js"></script>\n');
  const cells = [];
  for (const works of Object.values(ways)) {
    const result = await works(entry, folder).catch(() => false);
    cells.push((result ? 'works' : 'fails').padEnd(9));
  }
  console.log(name.padEnd(22) + cells.join('').trimEnd());
}
await browser.close();
server.close();
