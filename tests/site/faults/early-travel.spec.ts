import { hydrated } from '../hydrated.ts';
import { linkTo, scriptOf } from '../shell.ts';
import { openAll, startLater, touch } from './early.ts';
import { HERE, NEXT } from './fault.ts';
import { isAt, isRead, isReadAt } from './is-read.ts';
import { expect, test } from './written-pages.ts';

const THIRD = '/config/lib/banner';

test('back, before a document has its application, leads to the page of the address', async ({
  page,
  origin,
  written,
}) => {
  await openAll(page, origin, [HERE, NEXT]);
  await startLater(page);
  await page.reload();
  await page.goBack({ waitUntil: 'commit' });
  await isReadAt(page, origin + HERE, written);
  await page.goForward({ waitUntil: 'commit' });
  await isReadAt(page, origin + NEXT, written);
  await linkTo(page, HERE).click();
  await isReadAt(page, origin + HERE, written);
});

test('quick steps back and forth, before a document has its application, lead to the page of the address', async ({
  page,
  origin,
  written,
}) => {
  // One document more, as steps may lead further back than they were meant to.
  await page.goto(`${origin}/config/`);
  await openAll(page, origin, [HERE, NEXT, THIRD]);
  await startLater(page);
  await page.reload();
  // A browser may leave steps out, where it is loading what an earlier one led to.
  const isReadWhereverItIs = () =>
    expect(async () => {
      const address = page.url();
      await isRead(page, new URL(address).pathname, written, undefined, { timeout: 2000 });
      expect(page.url()).toBe(address);
    }).toPass({ timeout: 15_000 });
  const loaded = page.waitForEvent('domcontentloaded');
  await page.evaluate(
    () =>
      void setTimeout(() => {
        for (const step of [-1, -1, 1]) history.go(step);
      }),
  );
  await loaded;
  await isReadWhereverItIs();
  // Still so when the application has come.
  await touch(page);
  await expect(() => hydrated(page)).toPass();
  await isReadWhereverItIs();
});

test('back without a network, before a document has its application, keeps the text, and leads on with the network', async ({
  page,
  origin,
  written,
  expectedTrouble,
}) => {
  expectedTrouble.push(/ERR_INTERNET_DISCONNECTED/);
  await openAll(page, origin, [HERE, NEXT]);
  await startLater(page);
  await page.reload();
  await page.context().setOffline(true);
  await page.goBack({ waitUntil: 'commit' });
  await isAt(page, origin + HERE);
  await isRead(page, NEXT, written);
  await page.context().setOffline(false);
  await touch(page);
  await isReadAt(page, origin + HERE, written);
});

test('back, while the application waits for the script of its page, leads to the page of the address', async ({
  page,
  origin,
  written,
  request,
}) => {
  await openAll(page, origin, [HERE, NEXT]);
  const script = await scriptOf(request, NEXT);
  // It never comes, and no page but this one asks for it.
  await page.route(`**${script}`, () => {});
  await page.reload();
  await touch(page);
  // It has a way of its own to note addresses from its first line on.
  await page.waitForFunction(() => Object.hasOwn(history, 'replaceState'));
  await page.goBack({ waitUntil: 'commit' });
  await isReadAt(page, origin + HERE, written);
  await hydrated(page);
  await isReadAt(page, origin + HERE, written);
});
