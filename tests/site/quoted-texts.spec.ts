import type { Page } from 'playwright/test';
import quotedTexts from '../quoted-texts.json' with { type: 'json' };
import { allIds } from '../requirement-ids.ts';
import { expect, test } from './fixtures.ts';
import { INDEX, INDEX_TROUBLE } from './search-page.ts';

type Id = keyof typeof quotedTexts;
/** Brings up what a reader sees, and returns what it says. */
type Scene = (page: Page, trial: string) => Promise<string>;

const QUERY = 'zzqqzz';

/** What a page says: its text that can be seen, and the names and placeholders of its controls. */
async function said(page: Page): Promise<string> {
  const named = page.locator('[aria-label]:visible, [placeholder]:visible');
  const names = await named.evaluateAll((all) =>
    all.map((one) => [one.ariaLabel, one.getAttribute('placeholder')].filter(Boolean).join('\n')),
  );
  return [await page.locator('body').innerText(), ...names].join('\n');
}

const pageAt =
  (...addresses: string[]): Scene =>
  async (page) => {
    const texts: string[] = [];
    for (const address of addresses) {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      texts.push(await said(page));
    }
    return texts.join('\n');
  };

/** Waits for a message in the console. */
const consoleOf = async (page: Page, act: () => Promise<unknown>): Promise<string> => {
  const heard = page.waitForEvent(
    'console',
    (message) => ['error', 'warning'].includes(message.type()) && !/resource/.test(message.text()),
  );
  await act();
  return (await heard).text();
};

const noResult: Scene = async (page) => {
  await page.goto('/guide/start/');
  await page.keyboard.press('Control+k');
  await page.keyboard.type(QUERY);
  await expect(page.getByRole('dialog').getByText(QUERY)).toBeVisible();
  return said(page);
};

const scenes: Partial<Record<Id, Scene>> = {
  'I-01': pageAt('/'),
  'I-02': pageAt('/'),
  'I-03': pageAt('/guide/start/', '/zh/guide/start/'),
  'N-01': pageAt('/guide/start/', '/zh/guide/start/'),
  'N-02': pageAt('/guide/start/'),
  'N-03': pageAt('/config/'),
  'P-01': pageAt('/'),
  'P-05': pageAt('/no-such-page'),
  'D-11': async (page) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'clipboard', { value: undefined });
      document.execCommand = () => false;
    });
    await page.goto('/guide/start/quick-start');
    const asked = page.waitForEvent('dialog');
    const pressed = page.getByRole('main').locator('[data-action=copy]').first().dispatchEvent('click');
    const dialog = await asked;
    await dialog.dismiss();
    await pressed;
    return dialog.message();
  },
  'S-05': noResult,
  'X-01': async (page) => {
    await page.route(INDEX, (route) => route.abort('failed'));
    await page.goto('/guide/start/');
    return consoleOf(page, () => page.keyboard.press('Control+k'));
  },
  'X-03': noResult,
  'X-04': async (page) => {
    await page.goto('/config/');
    await page.getByRole('searchbox').fill(QUERY);
    await expect(page.getByRole('search').getByRole('status')).toContainText(QUERY);
    return page.getByRole('search').innerText();
  },
  'X-05': pageAt('/no-such-page'),
  'X-07': async (page, trial) => {
    await page.goto(`${trial}/reading/images`);
    return consoleOf(page, () => page.locator('img[data-zoomable]').last().click());
  },
  'K-06': pageAt('/config/lib/dts', '/config/'),
};

/** Thrown by functions, which the tests of these ids call: no reader meets them. */
const ofFunctions = ['V-01', 'V-02'];

test('every text that the specification quotes has a page that says it', () => {
  const ids = Object.keys(quotedTexts);
  expect(ids.filter((id) => !allIds.includes(id))).toEqual([]);
  expect([...Object.keys(scenes), ...ofFunctions].sort()).toEqual(ids.sort());
});

for (const [id, scene] of Object.entries(scenes)) {
  const quoted = quotedTexts[id as Id];
  test(`[${id}] a page says what the specification quotes: ${quoted.join(' · ')}`, async ({
    page,
    trial,
    expectedTrouble,
  }) => {
    expectedTrouble.push(/404 \(Not Found\)/, /Unable to reach/, ...INDEX_TROUBLE, /Error/);
    const words = await scene(page, trial);
    // Styles may write letters large.
    for (const text of quoted) expect(words.toLowerCase()).toContain(text.toLowerCase());
  });
}
