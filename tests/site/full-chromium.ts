import { findBrowser, HEADLESS_SHELL } from './browser.ts';

/** Whether tests run in a full Chromium, which lays out and loads a little otherwise than its headless shell. */
export function isFullChromium(): boolean {
  const program = findBrowser()?.executablePath;
  // Without a path, it is Playwright's own headless shell.
  return program !== undefined && !program.endsWith(HEADLESS_SHELL);
}
