import { spawnSync } from 'node:child_process';
import { type BrowserType, chromium, firefox, webkit } from 'playwright/test';
import { findBrowser } from '../site/browser.ts';
import { systemFirefox } from './firefox.ts';
import { playwrightEngine } from './playwright.ts';
import type { EngineName } from './scenarios/scenario.ts';
import type { Engine } from './tab.ts';
import { findMiniBrowser, webkitGtk } from './webkit-gtk.ts';

const FIREFOXES = ['firefox-esr', 'firefox', '/Applications/Firefox.app/Contents/MacOS/firefox'];

/** Debian packages that `npm run browser` can install for a missing engine. */
export const ENGINE_PACKAGES: Partial<Record<EngineName, readonly string[]>> = {
  firefox: ['firefox-esr'],
  webkit: ['webkit2gtk-driver', 'xvfb'],
};

/** @returns a function that starts Playwright's browser, else the system's; undefined if there is neither */
export function findEngine(name: EngineName): (() => Promise<Engine>) | undefined {
  if (name === 'chromium') {
    const options = findBrowser();
    return options && (async () => playwrightEngine(await chromium.launch(options)));
  }
  const type: BrowserType = name === 'firefox' ? firefox : webkit;
  if (starts(type.executablePath())) return async () => playwrightEngine(await type.launch());
  if (name === 'firefox') {
    const program = FIREFOXES.find((one) => starts(one));
    return program === undefined ? undefined : () => systemFirefox(pathOf(program));
  }
  const program = starts('WebKitWebDriver') && starts('Xvfb', '-help') ? findMiniBrowser() : undefined;
  return program === undefined ? undefined : () => webkitGtk(program);
}

function starts(program: string, ...args: string[]): boolean {
  const { error } = spawnSync(program, args.length > 0 ? args : ['--version'], { timeout: 30_000, stdio: 'ignore' });
  return error === undefined;
}

/** The path of a program on `PATH`. */
function pathOf(program: string): string {
  return spawnSync('which', [program], { encoding: 'utf8' }).stdout.trim() || program;
}
