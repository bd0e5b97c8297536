import type { Page } from '@playwright/test';
import { SENTINEL } from './fault.ts';

/** What a window did that its reader would not see. */
export interface Heard {
  /** Everything in the console, and what was thrown. */
  said: string[];
  /** What of it is an error. */
  errors: string[];
  /** How often something ran that was slipped in. */
  ran: string[];
  /** The origins of all documents and all requests. */
  origins: Set<string>;
}

/** Listens to a new window for as long as it lives. */
export async function listenTo(page: Page, heard: Heard): Promise<void> {
  const { said, errors, ran, origins } = heard;
  page.on('console', (message) => {
    said.push(message.text());
    if (message.type() === 'error') errors.push(`console error: ${message.text()}`);
  });
  page.on('pageerror', ({ message }) => {
    said.push(message);
    errors.push(`page error: ${message}`);
  });
  const visit = (address: string) => /^https?:/.test(address) && origins.add(new URL(address).origin);
  page.on('framenavigated', (frame) => visit(frame.url()));
  page.on('request', (request) => visit(request.url()));
  await page.exposeFunction(SENTINEL, () => ran.push(SENTINEL));
}
