// Finds or installs a browser for the site tests, and missing dependencies of the other engines.
import { spawnSync } from 'node:child_process';
import type { LaunchOptions } from 'playwright/test';
import { ENGINE_PACKAGES, findEngine } from '../engines/find-engine.ts';
import type { EngineName } from '../engines/scenarios/scenario.ts';
import { BROWSER_VARIABLE, findBrowser, HEADLESS_SHELL } from './browser.ts';

/** Whether Debian packages can be installed, as in a container. */
const hasApt = process.getuid?.() === 0 && run(['apt-get', '--version'], 'ignore');

function run([program = '', ...args]: string[], stdio: 'ignore' | 'inherit' = 'inherit'): boolean {
  const shell = process.platform === 'win32';
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync(program, args, { stdio, shell, env, timeout: 600_000 }).status === 0;
}

function install(name: string, commands: string[][]): LaunchOptions | undefined {
  console.log(`Installing a browser: ${name} …`);
  const browser = commands.every((command) => run(command)) ? findBrowser() : undefined;
  if (!browser) console.log(`${name} did not bring one that starts.`);
  return browser;
}

const packageCommands = (names: readonly string[]) => [
  ['apt-get', 'update', '-q'],
  ['apt-get', 'install', '-y', '-q', ...names],
];

const installPackages = (...names: string[]) =>
  hasApt ? install(`Debian's ${names.join(' and ')}`, packageCommands(names)) : undefined;

let browser = findBrowser();
const isChosen = BROWSER_VARIABLE in process.env;
// The system's full browser works, but takes twice as long.
if (!isChosen && browser?.executablePath && !browser.executablePath.endsWith(HEADLESS_SHELL))
  browser = installPackages(HEADLESS_SHELL) ?? browser;
browser ??=
  install("Playwright's download", [['npx', 'playwright', 'install', 'chromium']]) ??
  installPackages('chromium', HEADLESS_SHELL) ??
  installPackages('chromium');
if (browser) {
  console.log(`Browser for the site tests: ${browser.executablePath ?? "Playwright's own"}`);
} else {
  console.error(
    `No browser found and none could be installed. Install Chromium or Chrome, or set ${BROWSER_VARIABLE} to the program's path.`,
  );
  // Before tests, which then skip those that need it.
  if (!process.argv.includes('--if-possible')) process.exitCode = 1;
}

for (const [engine, packages] of Object.entries(ENGINE_PACKAGES)) {
  const name = engine as EngineName;
  if (!findEngine(name)) {
    const commands = hasApt ? packageCommands(packages) : [['npx', 'playwright', 'install', name]];
    commands.every((command) => run(command));
  }
  console.log(findEngine(name) ? `There is a ${name}.` : `No ${name} could be installed: its tests are skipped.`);
}
