import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { chromium, type LaunchOptions } from 'playwright/test';

/** The environment variable with the path of a Chromium-based browser. */
export const BROWSER_VARIABLE = 'CHROMIUM_PATH';

/** Why tests are skipped on a machine that has no browser and may install none. */
export const NO_BROWSER = 'there is no Chromium on this machine: npm run browser installs it if possible';

/** Debian's headless shell, which opens pages in half the time of the full browser. */
export const HEADLESS_SHELL = 'chromium-headless-shell';

const NAMES = [HEADLESS_SHELL, 'chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome'];

const USUAL_PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

/** No first-run tasks, no background requests, and no sandbox, without which Chromium does not run as root. */
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
 * Finds a browser that starts: the one in CHROMIUM_PATH, Playwright's own, or the system's.
 *
 * @param isFull whether it must not be a headless shell, which has no back/forward cache
 * @returns launch options, or undefined if there is none
 * @throws if the program in CHROMIUM_PATH does not start
 */
export function findBrowser(env: NodeJS.ProcessEnv = process.env, isFull = false): LaunchOptions | undefined {
  const named = env[BROWSER_VARIABLE];
  if (named && !starts(named)) {
    throw new Error(
      `${BROWSER_VARIABLE} is "${named}", which does not start. Correct it, or unset it to have a browser found.`,
    );
  }
  // By default, Playwright launches the headless shell installed next to its browser.
  if (!named && starts(chromium.executablePath())) return { args: ARGUMENTS, channel: isFull ? 'chromium' : undefined };
  const folders = (env.PATH ?? '').split(path.delimiter).filter(Boolean);
  const onPath = NAMES.flatMap((name) => folders.map((folder) => path.join(folder, name)));
  const programs = named ? [named] : [...onPath, ...USUAL_PLACES];
  const executablePath = programs.find((program) => !(isFull && program.endsWith(HEADLESS_SHELL)) && starts(program));
  return executablePath ? { executablePath, args: ARGUMENTS } : undefined;
}

/** @throws if there is no browser */
export function launchOptions(): LaunchOptions & { args: string[] } {
  const options = findBrowser();
  if (!options) throw new Error(`No browser: run \`npm run browser\`, or set ${BROWSER_VARIABLE}.`);
  return { args: [], ...options };
}

function starts(program: string): boolean {
  // Chrome for Windows never returns from --version; there, it is enough that the program is executable.
  const options = { timeout: 30_000, stdio: 'ignore' } as const;
  return spawnSync(program, ['--version', '--no-sandbox'], options).status === 0;
}
