// Finds or installs a browser for the site tests.
import { spawnSync } from 'node:child_process';
import { BROWSER_VARIABLE, findBrowser } from './browser.ts';

const INSTALLERS: { name: string; possible: boolean; commands: string[][] }[] = [
  {
    name: "Playwright's download",
    possible: true,
    commands: [['npx', 'playwright', 'install', 'chromium']],
  },
  {
    name: "Debian's package",
    possible: process.getuid?.() === 0 && run(['apt-get', '--version'], 'ignore'),
    commands: [
      ['apt-get', 'update', '-q'],
      ['apt-get', 'install', '-y', '-q', 'chromium'],
    ],
  },
];

function run([program = '', ...args]: string[], stdio: 'ignore' | 'inherit' = 'inherit'): boolean {
  const shell = process.platform === 'win32';
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync(program, args, { stdio, shell, env, timeout: 600_000 }).status === 0;
}

function install(): string | undefined {
  for (const { name, possible, commands } of INSTALLERS) {
    if (!possible) continue;
    console.log(`No browser found. Installing one: ${name} …`);
    if (commands.every((command) => run(command))) {
      const browser = findBrowser();
      if (browser) return browser;
    }
    console.log(`${name} did not bring one that starts.`);
  }
  return undefined;
}

const browser = findBrowser() ?? install();
if (browser) {
  console.log(`Browser for the site tests: ${browser}`);
} else {
  console.error(
    `No browser found and none could be installed. Install Chromium or Chrome, or set ${BROWSER_VARIABLE} to the program's path.`,
  );
  process.exitCode = 1;
}
