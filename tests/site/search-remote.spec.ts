import { texts } from '../../shared/texts.ts';
import { openSearch } from './search-page.ts';
import { expect, test } from './searched-site.ts';

const groupOf = (...hits: object[]) => JSON.stringify([{ index: 'docs', hits }]);

test("[C-02] a service answers in the page's language, and a result opens its page", async ({ page, service }) => {
  const files: string[] = [];
  page.on('request', (request) => files.push(new URL(request.url()).pathname));
  const search = await openSearch(page, '/zh/guide/start', 'zh');
  await search.field.fill('金橘');
  await expect(search.rows).toHaveCount(2);
  const [asked, ...more] = service.asked;
  expect(more).toEqual([]);
  expect(Object.fromEntries(asked ?? [])).toEqual({
    key: 'trial',
    keyword: '金橘',
    limit: '8',
    searchIndexes: 'docs',
    lang: 'zh',
  });
  await search.rows.filter({ hasText: '格式' }).first().click();
  await expect(page).toHaveURL('/zh/config/format');
  await expect(search.dialog).toBeHidden();
  const documents = files.filter((file) => /search_(index|code)/.test(file));
  expect(documents, 'the documents stay with the service').toEqual([]);
});

test('[C-02] nothing is requested before the reader types', async ({ page, service }) => {
  const search = await openSearch(page, '/guide/start');
  await search.field.fill('   ');
  await search.field.fill('kumquats');
  await expect(search.rows).toHaveCount(2);
  expect(service.asked.map((query) => query.get('keyword'))).toEqual(['kumquats']);
  await search.field.fill('zzformatzz');
  await expect(search.status).toContainText(texts.searchNoResultsText.en);
  await expect(search.dialog.getByRole('option'), 'the nearest title').toHaveAttribute('href', '/config/format');
});

test('[X-02] a failure is logged, and the panel shows it and retries on demand', async ({
  page,
  service,
  expectedTrouble,
}) => {
  expectedTrouble.push(/The search service failed/);
  const errors: string[] = [];
  page.on('console', (message) => message.text().includes('search service') && errors.push(message.text()));
  service.instead = () => {};
  const search = await openSearch(page, '/guide/start');
  await search.field.fill('kumquats');
  await expect(search.status).toContainText(texts['search.failed'].en);
  await expect(search.rows).toHaveCount(0);
  expect(errors).toEqual([expect.stringContaining('no answer within 1500 ms')]);
  expect(errors[0]).toContain('/api/search?key=trial&keyword=kumquats');

  service.instead = undefined;
  await search.retry.click();
  await expect(search.rows).toHaveCount(2);
  await expect(search.retry).toBeHidden();
  expect(errors).toHaveLength(1);
});

test("[X-02] a newer query aborts the older one's request, without an error", async ({ page, service }) => {
  await page.clock.install();
  const search = await openSearch(page, '/guide/start');
  // From here on, time advances only explicitly, so that no timeout ends a request.
  await page.clock.pauseAt(new Date('2100-01-01'));
  const ended = new Promise((resolve) => {
    service.instead = (response) => void response.once('close', () => resolve('ended'));
  });
  await search.field.fill('kumq');
  await page.clock.runFor(200);
  await expect.poll(() => service.asked.length).toBe(1);
  service.instead = undefined;
  await search.field.fill('kumquats');
  await page.clock.runFor(200);
  expect(await ended).toBe('ended');
  await expect(search.rows).toHaveCount(2);
  await expect(search.retry).toBeHidden();
});

test('a very long text is cut, and the dialog does not overflow', async ({ page, service }) => {
  await page.setViewportSize({ width: 320, height: 600 });
  const highlights = { title: [{ start: -5, length: 1e9 }], statement: [{ start: 3, length: 4 }] };
  const hit = { title: 'T'.repeat(9000), statement: 's'.repeat(9000), link: '/config/format', highlights };
  service.instead = (response) => void response.end(groupOf(hit));
  const search = await openSearch(page, '/guide/start');
  await search.field.fill('x');
  await expect(search.rows.locator('mark').first()).toHaveText('T'.repeat(300));
  expect((await search.rows.innerText()).length).toBeLessThan(1400);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});
