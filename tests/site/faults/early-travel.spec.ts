import type { Page } from '@playwright/test';
import { hydrated } from '../hydrated.ts';
import { isSameDocument, linkTo, markDocument, scriptOf } from '../shell.ts';
import { HERE, NEXT } from './fault.ts';
import { startForwarding } from './forwarding-host.ts';
import { isAt, isRead, isReadAt } from './is-read.ts';
import { expect, test } from './written-pages.ts';

const THIRD = '/config/lib/banner';

/** Opens pages in one document, so that the browser has the addresses of all for the last one when it is loaded anew. */
async function openAll(page: Page, origin: string, way: readonly string[]): Promise<void> {
  const [first = HERE, ...others] = way;
  await page.goto(origin + first);
  await hydrated(page);
  for (const address of others) {
    await linkTo(page, address).click();
    await isAt(page, origin + address);
    await expect(page.getByRole('progressbar')).toHaveCount(0);
  }
}

/** The application of documents that are loaded from here on waits for the reader. */
async function startLater(page: Page): Promise<void> {
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
}

/** What a reader does without thinking, and the application starts at. */
async function touch(page: Page): Promise<void> {
  await page.mouse.move(1, 300);
  await page.mouse.move(2, 301);
}

/** A host that sends the beginning of a page, and the rest when it is told to. */
async function slowHost(origin: string, slow: string) {
  const held: (() => void)[] = [];
  let isHolding = false;
  const host = await startForwarding(origin, ({ url, bytes }, response) => {
    if (url !== slow || !isHolding) return false;
    const place = bytes.indexOf('<head>');
    // Enough for a browser to take the document for a new one.
    response.write(bytes.subarray(0, place) + ' '.repeat(2000));
    held.push(() => response.end(bytes.subarray(place)));
    return true;
  });
  return {
    ...host,
    hold() {
      isHolding = true;
    },
    sendRest() {
      isHolding = false;
      for (const send of held.splice(0)) send();
    },
  };
}

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

test('a page that is loaded anew at a heading stays there, and back from the heading loads nothing', async ({
  page,
  origin,
  written,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const heading = page.locator('#usage');
  await page.goto(origin + HERE);
  await hydrated(page);
  await page.locator('.rp-doc-layout__outline a[href="#usage"]').click();
  await isAt(page, `${origin}${HERE}#usage`);
  await expect(heading).toBeInViewport();
  await startLater(page);
  await page.reload();
  await isReadAt(page, `${origin}${HERE}#usage`, written);
  await expect(heading).toBeInViewport();
  await markDocument(page);
  await page.goBack({ waitUntil: 'commit' });
  await isReadAt(page, origin + HERE, written);
  await page.goForward({ waitUntil: 'commit' });
  await isReadAt(page, `${origin}${HERE}#usage`, written);
  expect(await isSameDocument(page)).toBe(true);
  await touch(page);
  await hydrated(page);
  await isReadAt(page, `${origin}${HERE}#usage`, written);
  await expect(heading).toBeInViewport();
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

test('back, when a document has come and none of its scripts has run, leads to the page of the address', async ({
  page,
  origin,
  written,
  expectedTrouble,
}) => {
  const host = await slowHost(origin, NEXT);
  expectedTrouble.push(host.trouble);
  await openAll(page, host.origin, [HERE, NEXT]);
  await startLater(page);
  host.hold();
  await page.reload({ waitUntil: 'commit' });
  const { entries, currentIndex } = await historyOf(page);
  await entries(currentIndex - 1);
  await isAt(page, host.origin + HERE);
  host.sendRest();
  await isReadAt(page, host.origin + HERE, written);
  await touch(page);
  await hydrated(page);
  await isReadAt(page, host.origin + HERE, written);
  await host.stop();
});

/** The tab's history by the browser's own tool: a document without a script cannot be asked. */
async function historyOf(page: Page) {
  const client = await page.context().newCDPSession(page);
  const { currentIndex, entries } = await client.send('Page.getNavigationHistory');
  return {
    currentIndex,
    entries: (index: number) => client.send('Page.navigateToHistoryEntry', { entryId: entries[index]?.id ?? -1 }),
  };
}
