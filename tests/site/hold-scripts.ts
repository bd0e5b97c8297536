import type { Page, Route } from '@playwright/test';
import { hydrated } from './hydrated.ts';

/** The application's scripts, without the small one that all pages run. */
export const SCRIPTS = '**/static/js/async/**';

/** Holds all scripts; the returned function releases them and waits for hydration. */
export async function holdScripts(page: Page): Promise<() => Promise<void>> {
  const held: Route[] = [];
  let isOpen = false;
  await page.route(SCRIPTS, (route) => (isOpen ? route.continue() : void held.push(route)));
  return async () => {
    isOpen = true;
    await Promise.all(held.map((route) => route.continue()));
    await hydrated(page);
  };
}
