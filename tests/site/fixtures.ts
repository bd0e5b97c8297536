import path from 'node:path';
import { test as base, type Page } from '@playwright/test';
import { createSiteServer } from '../../deploy/create-server.ts';
import { serve } from '../serve.ts';
import { launchOptions } from './browser.ts';

type TestFixtures = {
  /** Messages of the browser that a test expects; anything else fails it. Push patterns to it. */
  expectedTrouble: RegExp[];
  /** A page of the built site in a browser without JavaScript. */
  noScriptPage: Page;
  guard: undefined;
};

type WorkerFixtures = {
  /** The address of the built site, without a slash at its end. */
  origin: string;
  /** The address of the trial site, which shows what the real content has no occasion to show. */
  trial: string;
  /** The address of a site with one language, no versions and one theme. */
  plain: string;
};

const serveSite = (root: string, use: (origin: string) => Promise<void>) =>
  serve(createSiteServer({ root: path.resolve(root) }), use);

/** The one arrangement that all site tests share: the built site, a browser, and a guard. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  launchOptions: [async ({}, use) => use(launchOptions()), { scope: 'worker' }],

  origin: [async ({}, use) => serveSite('dist', use), { scope: 'worker' }],

  trial: [async ({}, use) => serveSite('.cache/trial-site', use), { scope: 'worker' }],

  plain: [async ({}, use) => serveSite('.cache/trial-plain', use), { scope: 'worker' }],

  baseURL: async ({ origin }, use) => use(origin),

  expectedTrouble: async ({}, use) => use([]),

  noScriptPage: async ({ browser, origin }, use) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: origin });
    await use(await context.newPage());
    await context.close();
  },

  guard: [
    async ({ context, origin, trial, plain, expectedTrouble }, use) => {
      const trouble: string[] = [];
      context.on('console', (message) => {
        if (message.type() === 'error') trouble.push(`console error: ${message.text()}`);
      });
      context.on('weberror', (error) => trouble.push(`page error: ${error.error().message}`));
      context.on('requestfailed', (request) => {
        // A request that the page itself gave up, such as a prefetch cut off by a navigation.
        const reason = request.failure()?.errorText;
        if (reason !== 'net::ERR_ABORTED') trouble.push(`failed request: ${request.url()} ${reason}`);
      });
      context.on('request', (request) => {
        const url = new URL(request.url());
        if (url.protocol.startsWith('http') && ![origin, trial, plain].includes(url.origin)) {
          trouble.push(`request to another origin: ${url}`);
        }
      });
      await use(undefined);
      const unexpected = trouble.filter((line) => !expectedTrouble.some((pattern) => pattern.test(line)));
      if (unexpected.length > 0) throw new Error(unexpected.join('\n'));
    },
    { auto: true },
  ],
});

export { expect } from '@playwright/test';
