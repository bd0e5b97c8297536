import { expect, trialTest as test } from './fixtures.ts';
import { kinds } from './trial/counters/kinds.ts';

/** Of those that start by themselves, the effects run although nobody has touched the page. */
const SELF_STARTING = ['load', 'idle', 'visible', 'imported'];

for (const kind of kinds) {
  test(`a component (${kind}) counts clicks on a page that was opened directly, after a navigation, and after back and forward`, async ({
    page,
  }) => {
    const button = page.locator('.rp-doc').getByRole('button').first();
    await page.goto(`/counters/${kind}`);
    await expect(button).toHaveText('Liked 2');
    await button.click();
    await expect(button).toHaveText('Liked 3');
    await page.getByRole('banner').getByRole('link').first().click();
    await expect(page).toHaveURL(/\/$/);
    await page.goBack();
    await button.click();
    await expect(button).toHaveText(/Liked [34]/);
    await page.goForward();
    await expect(page).toHaveURL(/\/$/);
  });
}

for (const kind of SELF_STARTING) {
  test(`a component (${kind}) starts by itself`, async ({ page }) => {
    await page.goto(`/counters/${kind}`);
    await expect(page.locator('[data-awake]')).toHaveCount(1);
  });
}

test('a component that waits for intent leaves the page a document', async ({ page }) => {
  // The site's global note, on every page, would start the application when the browser is idle.
  await page.route('**/counters/intent', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replaceAll('"idle"', '"never"') });
  });
  await page.goto('/counters/intent');
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  await expect(page.locator('html')).not.toHaveAttribute('data-app');
  // A mouse that arrives while the page fades in is over the picture of the page, not over the button.
  await expect(async () => {
    await page.mouse.move(0, 0);
    await page.locator('.rp-doc').getByRole('button').hover();
    await expect(page.locator('[data-awake]')).toHaveCount(1, { timeout: 2000 });
  }).toPass();
});

test('a component below the window is hydrated when it comes near, and not before', async ({ page }) => {
  await page.goto('/counters/visible');
  await expect(page.locator('html')).toHaveAttribute('data-app', 'ready');
  const [first, below] = [page.getByRole('button', { name: 'Liked 2' }), page.getByRole('button', { name: 'Liked 5' })];
  await expect(page.locator('[data-awake]', { has: first })).toBeVisible();
  await expect(page.locator('[data-awake]', { has: below })).toHaveCount(0);
  await below.scrollIntoViewIfNeeded();
  await expect(page.locator('[data-awake]', { has: below })).toBeVisible();
  await below.click();
  await expect(page.getByRole('button', { name: 'Liked 6' })).toBeVisible();
});

test('a static component has no element of its own around it', async ({ page }) => {
  await page.goto('/counters/intent');
  await expect(page.getByRole('note')).toHaveText('Static');
  await expect(page.locator('page-island', { has: page.getByRole('note') })).toHaveCount(0);
});
