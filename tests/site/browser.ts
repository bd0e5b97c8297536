import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { chromium } from '@playwright/test';

/** The environment variable that names a Chromium-based browser's program. */
export const BROWSER_VARIABLE = 'CHROMIUM_PATH';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome'];

const USUAL_PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * What a browser is started with: no first-run work, nothing fetched in the background, and no
 * sandbox where the user is root, which Chromium refuses otherwise.
 */
export const BROWSER_ARGUMENTS: readonly string[] = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];

/**
 * Finds a browser that starts: the one that CHROMIUM_PATH names, Playwright's own, or the system's.
 *
 * @returns the program's absolute path, or undefined where there is none
 * @throws where CHROMIUM_PATH names a program that does not start
 */
export function findBrowser(env: NodeJS.ProcessEnv = process.env): string | undefined {
  const named = env[BROWSER_VARIABLE];
  if (named) {
    if (starts(named)) return named;
    throw new Error(
      `${BROWSER_VARIABLE} is "${named}", which does not start. Correct it, or unset it to have a browser found.`,
    );
  }
  const folders = (env.PATH ?? '').split(path.delimiter).filter(Boolean);
  const onPath = folders.flatMap((folder) => NAMES.map((name) => path.join(folder, name)));
  return [chromium.executablePath(), ...onPath, ...USUAL_PLACES].find(starts);
}

function starts(program: string): boolean {
  // Chrome for Windows has no --version that ends; there, a program that can be run is enough.
  const options = { timeout: 30_000, stdio: 'ignore' } as const;
  return spawnSync(program, ['--version', '--no-sandbox'], options).status === 0;
}
