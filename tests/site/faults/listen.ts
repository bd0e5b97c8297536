import type { Page } from '@playwright/test';
import { SENTINEL } from './fault.ts';

/** What a window did that its reader would not see. */
export interface Heard {
  /** Everything in the console, and what was thrown. */
  said: string[];
  /** What of it is an error, and requests that failed. */
  errors: string[];
  /** How often something ran that was slipped in. */
  ran: string[];
  /** The origins of all documents and all requests. */
  origins: Set<string>;
  /** Begins anew, for the next fault. */
  forget(): void;
}

/** Listens to a new window for as long as it lives. */
export async function listenTo(page: Page): Promise<Heard> {
  const heard: Heard = {
    said: [],
    errors: [],
    ran: [],
    origins: new Set(),
    forget: () => Object.assign(heard, { said: [], errors: [], ran: [], origins: new Set() }),
  };
  page.on('console', (message) => {
    heard.said.push(message.text());
    if (message.type() === 'error') heard.errors.push(`console error: ${message.text()}`);
  });
  page.on('pageerror', ({ message }) => {
    heard.said.push(message);
    heard.errors.push(`page error: ${message}`);
  });
  page.on('requestfailed', (request) => {
    // What the page itself gave up, such as a prefetch cut off by a navigation, is aborted.
    const reason = request.failure()?.errorText;
    if (reason !== 'net::ERR_ABORTED') heard.errors.push(`failed request: ${request.url()} ${reason}`);
  });
  const visit = (address: string) => /^https?:/.test(address) && heard.origins.add(new URL(address).origin);
  page.on('framenavigated', (frame) => visit(frame.url()));
  page.on('request', (request) => visit(request.url()));
  await page.exposeFunction(SENTINEL, () => heard.ran.push(SENTINEL));
  return heard;
}
