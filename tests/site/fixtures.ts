import path from 'node:path';
import { test as base, type Page } from 'playwright/test';
import { createSiteServer } from '../../deploy/create-server.ts';
import { serve } from '../serve.ts';
import { findBrowser, NO_BROWSER } from './browser.ts';

type TestFixtures = {
  /** Expected browser messages; any other fails the test. Push patterns to it. */
  expectedTrouble: RegExp[];
  /** A page without JavaScript. */
  noScriptPage: Page;
  guard: undefined;
  needsBrowser: undefined;
};

type WorkerFixtures = {
  hasBrowser: boolean;
  /** The origin of the built site, without a trailing slash. */
  origin: string;
  /** The origin of the trial site, for features that the real content does not use. */
  trial: string;
  /** The origin of a site with one language, no versions and one theme. */
  plain: string;
};

const serveSite = (root: string, use: (origin: string) => Promise<void>) =>
  serve(createSiteServer({ root: path.resolve(root) }), use);

/** The setup that all site tests share: the built site, a browser, and a guard against unexpected messages. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  hasBrowser: [async ({}, use) => use(findBrowser() !== undefined), { scope: 'worker' }],

  launchOptions: [async ({}, use) => use(findBrowser() ?? {}), { scope: 'worker' }],

  needsBrowser: async ({ hasBrowser }, use, info) => {
    info.skip(!hasBrowser, NO_BROWSER);
    await use(undefined);
  },

  origin: [async ({}, use) => serveSite('dist', use), { scope: 'worker' }],

  trial: [async ({}, use) => serveSite('.cache/trial-site', use), { scope: 'worker' }],

  plain: [async ({}, use) => serveSite('.cache/trial-plain', use), { scope: 'worker' }],

  baseURL: async ({ origin }, use) => use(origin),

  expectedTrouble: async ({}, use) => use([]),

  noScriptPage: async ({ browser, baseURL }, use) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
    await use(await context.newPage());
    await context.close();
  },

  guard: [
    // First what skips the test, before a browser is started for its context.
    async ({ needsBrowser: _, context, origin, trial, plain, expectedTrouble }, use) => {
      const trouble: string[] = [];
      context.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) trouble.push(`console ${message.type()}: ${message.text()}`);
      });
      context.on('weberror', (error) => trouble.push(`page error: ${error.error().message}`));
      context.on('requestfailed', (request) => {
        // A request canceled by the page itself, such as a prefetch cut off by a navigation.
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

/** A test whose addresses are those of the trial site. */
export const trialTest = test.extend({ baseURL: async ({ trial }, use) => use(trial) });

export { expect } from 'playwright/test';
