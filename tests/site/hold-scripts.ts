import type { Page } from 'playwright/test';
import { hydrated } from './hydrated.ts';
import { holdRequests } from './shell.ts';

/** The application's scripts, without the small one that all pages run. */
export const SCRIPTS = '**/static/js/async/**';

/** Holds all scripts; the returned function releases them and waits for hydration. */
export async function holdScripts(page: Page): Promise<() => Promise<void>> {
  const release = await holdRequests(page, SCRIPTS);
  return async () => {
    release();
    await hydrated(page);
  };
}
