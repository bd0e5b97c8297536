import type { Page, Route } from '@playwright/test';
import { hydrated } from './hydrated.ts';

/** The scripts of the application. */
export const SCRIPTS = '**/static/js/**';

/** Holds all scripts; what they are asked for is there when the returned function is called. */
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
