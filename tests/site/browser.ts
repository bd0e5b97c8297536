import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { chromium, type LaunchOptions } from '@playwright/test';

/** The environment variable that names a Chromium-based browser's program. */
export const BROWSER_VARIABLE = 'CHROMIUM_PATH';

/** The program of Debian's package. It opens pages in half the time of the full browser. */
export const HEADLESS_SHELL = 'chromium-headless-shell';

const NAMES = [HEADLESS_SHELL, 'chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome'];

const USUAL_PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

/** No first-run work, nothing fetched in the background, and no sandbox for root, which Chromium refuses otherwise. */
const ARGUMENTS = [
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
 * @param isFull whether it has to be more than a headless shell, which keeps no page that was left
 * @returns how to launch it, or undefined where there is none
 * @throws where CHROMIUM_PATH names a program that does not start
 */
export function findBrowser(env: NodeJS.ProcessEnv = process.env, isFull = false): LaunchOptions | undefined {
  const named = env[BROWSER_VARIABLE];
  if (named && !starts(named)) {
    throw new Error(
      `${BROWSER_VARIABLE} is "${named}", which does not start. Correct it, or unset it to have a browser found.`,
    );
  }
  // Playwright launches the headless shell that it has installed beside its browser, unless told otherwise.
  if (!named && starts(chromium.executablePath())) return { args: ARGUMENTS, channel: isFull ? 'chromium' : undefined };
  const folders = (env.PATH ?? '').split(path.delimiter).filter(Boolean);
  const onPath = NAMES.flatMap((name) => folders.map((folder) => path.join(folder, name)));
  const programs = named ? [named] : [...onPath, ...USUAL_PLACES];
  const executablePath = programs.find((program) => !(isFull && program.endsWith(HEADLESS_SHELL)) && starts(program));
  return executablePath ? { executablePath, args: ARGUMENTS } : undefined;
}

/** @throws where there is no browser */
export function launchOptions(): LaunchOptions & { args: string[] } {
  const options = findBrowser();
  if (!options) throw new Error(`No browser: run \`npm run browser\`, or set ${BROWSER_VARIABLE}.`);
  return { args: [], ...options };
}

function starts(program: string): boolean {
  // Chrome for Windows has no --version that ends; there, a program that can be run is enough.
  const options = { timeout: 30_000, stdio: 'ignore' } as const;
  return spawnSync(program, ['--version', '--no-sandbox'], options).status === 0;
}
