import type { Page } from 'playwright/test';
import { withMetaPolicy } from '../../deploy/hosts/github-pages.ts';
import { expect, test } from './fixtures.ts';
import { hydrated } from './hydrated.ts';
import { openPage } from './open-page.ts';

declare global {
  interface Window {
    didRun?: boolean;
    refusals?: string[];
  }
}

const attempts: Record<string, () => unknown> = {
  'an inline script': () => {
    const script = document.createElement('script');
    script.text = 'window.didRun = true';
    document.head.append(script);
  },
  'a script of another origin': () => {
    const script = document.createElement('script');
    script.src = 'https://other.test/script.js';
    document.head.append(script);
  },
  'text that is run as code': () => new Function('window.didRun = true')(),
  'markup with an event handler': () =>
    document.body.insertAdjacentHTML('beforeend', '<img src="data:," onerror="window.didRun = true">'),
  'markup with a script': () =>
    document.body.insertAdjacentHTML('beforeend', '<svg><script>window.didRun = true</script></svg>'),
  'a frame with a document of its own': () =>
    document.body.insertAdjacentHTML('beforeend', '<iframe srcdoc="<script>parent.didRun = true</script>"></iframe>'),
  'a style attribute that the build did not write': () =>
    document.body.insertAdjacentHTML('beforeend', '<p style="position:fixed;inset:0">Sign in here</p>'),
};

/** Tries something forbidden, and waits for the violation. */
async function isRefused(page: Page, attempt: () => unknown): Promise<boolean> {
  await page.evaluate(() => {
    const refusals: string[] = [];
    window.refusals = refusals;
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => refusals.push(effectiveDirective));
  });
  // In a task of the page, because code from DevTools may bypass the policy.
  await page.evaluate(`void setTimeout(${attempt})`);
  await expect.poll(() => page.evaluate(() => window.refusals?.length)).toBeGreaterThan(0);
  return !(await page.evaluate(() => window.didRun));
}

test('a page blocks scripts, event handlers, frames and styles that the build did not write', async ({
  page,
  expectedTrouble,
}) => {
  expectedTrouble.push(/Content Security Policy|Trusted|unsafe-eval/);
  await openPage(page, '/guide/start/');
  for (const [name, attempt] of Object.entries(attempts)) {
    await test.step(name, async () => expect(await isRefused(page, attempt)).toBe(true));
  }
});

test('a script injected into a page in transit does not run', async ({ page, expectedTrouble }) => {
  expectedTrouble.push(/Content Security Policy/);
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  await page.route('**/guide/start/', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(
      '<body',
      '<script>window.didRun = true</script><body onload="window.didRun = true"',
    );
    await route.fulfill({ response, body });
  });
  await openPage(page, '/guide/start/');
  expect(await page.evaluate(() => window.didRun)).toBeUndefined();
  expect(said.filter((text) => text.includes('Content Security Policy')).length).toBeGreaterThanOrEqual(2);
});

test("inert markup and the site's scripts are not blocked", async ({ page }) => {
  await openPage(page, '/guide/start/');
  await page.evaluate(() => {
    document.body.insertAdjacentHTML(
      'beforeend',
      '<p id="harmless">a <b>bold</b> &lt;script&gt; <code>onclick=""</code></p>',
    );
    const script = document.createElement('script');
    script.src = document.querySelector('script[src]')?.getAttribute('src') ?? '';
    document.head.append(script);
  });
  await expect(page.locator('#harmless b')).toHaveText('bold');
});

test('the policy also works in a meta element, as on GitHub Pages', async ({ page, expectedTrouble }) => {
  await page.route('**/guide/start/', async (route) => {
    const response = await route.fetch();
    const {
      'content-security-policy': policy = '',
      'content-encoding': _,
      'content-length': __,
      ...headers
    } = response.headers();
    await route.fulfill({ status: 200, headers, body: withMetaPolicy(await response.text(), policy) });
  });
  const response = await page.goto('/guide/start/');
  expect(response?.headers()).not.toHaveProperty('content-security-policy');
  await hydrated(page);
  await page.locator('a[rel=next]').click();
  await expect(page).toHaveURL(/\/guide\/start\/.+/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  expectedTrouble.push(/Content Security Policy|Trusted|unsafe-eval/);
  expect(await isRefused(page, attempts['an inline script'] as () => unknown)).toBe(true);
});
