import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { type Browser, expect } from 'playwright/test';
import { cacheFolder, exampleFolder, repo } from '../../../shared/examples/places.ts';
import { example, inputsHash, readJson } from './record.ts';

const kit = exampleFolder('acme-kit');
const NEXT = 'http://127.0.0.1:4871/';

/** Results of the monorepo's apps that need more than the site's packages: what a browser shows after a click. */
const kitFile = join(repo, 'components', 'consumers', 'record', 'kit.json');
/** Hash of the sources of the apps. */
export const kitInputs = () => inputsHash(join(kit, 'packages'), join(kit, 'apps'), join(example, 'apps'));
export const readKit = () => readJson<{ inputs: string; recorded: string; apps: Record<string, string> }>(kitFile);

/**
 * Builds the apps with the packages that the last run of the example installed from its registry, and opens them.
 *
 * @param folder where the consumers are installed
 */
export async function recordKit(folder: string, browser: Browser): Promise<void> {
  const installed = join(cacheFolder, 'acme-kit', 'new-apps');
  cpSync(join(installed, 'node_modules', '@acme'), join(folder, 'node_modules', '@acme'), { recursive: true });
  cpSync(join(kit, 'apps'), join(folder, 'kit'), { recursive: true });
  const options = { cwd: folder, env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1' } };
  const run = (program: string, ...rest: string[]) => spawn('node', [`node_modules/${program}`, ...rest], options);
  const build = (...command: [string, ...string[]]) => once(run(...command), 'exit');
  const mode = ['--mode', 'production', '--experiments-css', '--output-path', 'kit/webpack'];
  await build('webpack/bin/webpack.js', './kit/vite/main.js', ...mode);
  await build('next/dist/bin/next', 'build', 'kit/next');
  const server = run('next/dist/bin/next', 'start', 'kit/next', '--port', '4871');
  const page = await browser.newPage();
  const shown = async () => {
    await page.getByRole('button').click();
    return (await page.locator('body').innerText()).trim().replace(/\s+/g, ' ');
  };
  await expect(() => page.goto(NEXT)).toPass();
  const next = await shown();
  server.kill();
  await page.setContent('<div id="root"></div>');
  await page.addScriptTag({ path: join(folder, 'kit', 'webpack', 'main.js') });
  const { devDependencies } = JSON.parse(readFileSync(join(example, 'apps', 'package.json'), 'utf8'));
  const apps = { [`webpack ${devDependencies.webpack}`]: await shown(), [`Next.js ${devDependencies.next}`]: next };
  const inputs = kitInputs();
  const before = readKit();
  // The date changes only with the results.
  if (before.inputs === inputs && isDeepStrictEqual(before.apps, apps)) return;
  const record = { inputs, recorded: new Date().toISOString().slice(0, 10), apps };
  writeFileSync(kitFile, `${JSON.stringify(record, null, 2)}\n`);
}
