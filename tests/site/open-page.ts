import type { Page } from '@playwright/test';
import { hydrated } from './hydrated.ts';

/** Opens a page and waits until its application works. */
export async function openPage(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await hydrated(page);
}

/** Makes the application of later documents wait for input, as it does for readers who save data. */
export async function startOnInput(page: Page): Promise<void> {
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
}

/** Moves the mouse, which starts an application that waits for input. */
export async function moveMouse(page: Page): Promise<void> {
  await page.mouse.move(1, 300);
  await page.mouse.move(2, 301);
}
