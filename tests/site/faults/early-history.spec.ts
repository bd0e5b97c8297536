import type { Page } from 'playwright/test';
import { holdScripts } from '../hold-scripts.ts';
import { hydrated } from '../hydrated.ts';
import { openPage, startOnInput, turnToControl } from '../open-page.ts';
import { outlineOf } from '../rspress-selectors.ts';
import { isSameDocument, linkTo, markDocument, scriptOf } from '../shell.ts';
import { HERE, NEXT, OTHER } from './fault.ts';
import { startForwarding } from './forwarding-host.ts';
import { expect, expectAddress, expectPage, expectText, POLL, test } from './page-text.ts';

/** Opens pages in one document, so that reloading the last one leaves history entries of that document. */
async function openInTurn(page: Page, origin: string, way: readonly string[]): Promise<void> {
  const [first = HERE, ...others] = way;
  await openPage(page, origin + first);
  for (const address of others) {
    await linkTo(page, address).click();
    await expectAddress(page, origin + address);
    await expect(page.getByRole('progressbar')).toHaveCount(0);
  }
}

test('back before hydration leads to the page of the URL', async ({ page, origin, pageTexts }) => {
  await openInTurn(page, origin, [HERE, NEXT]);
  await startOnInput(page);
  await page.reload();
  await page.goBack({ waitUntil: 'commit' });
  await expectPage(page, origin + HERE, pageTexts);
  await page.goForward({ waitUntil: 'commit' });
  await expectPage(page, origin + NEXT, pageTexts);
  await linkTo(page, HERE).click();
  await expectPage(page, origin + HERE, pageTexts);
});

test('quick steps back and forward before hydration lead to the page of the URL', async ({
  page,
  origin,
  pageTexts,
}) => {
  // Steps may lead further back than intended.
  await page.goto(`${origin}/config/`);
  await openInTurn(page, origin, [HERE, NEXT, OTHER]);
  await startOnInput(page);
  await page.reload();
  // A browser may skip steps while it loads a document.
  const expectPageOfAddress = () =>
    expect(async () => {
      const address = page.url();
      await expectText(page, new URL(address).pathname, pageTexts, undefined, {
        timeout: 2000,
        intervals: POLL.intervals,
      });
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
  await expectPageOfAddress();
  await turnToControl(page);
  await expect(() => hydrated(page)).toPass();
  await expectPageOfAddress();
});

test("back while the application waits for its page's script leads to the page of the URL", async ({
  page,
  origin,
  pageTexts,
  request,
}) => {
  await openInTurn(page, origin, [HERE, NEXT]);
  const script = await scriptOf(request, NEXT);
  await page.route(`**${script}`, () => {});
  await page.reload();
  await turnToControl(page);
  // The application has started when it has replaced this method.
  await page.waitForFunction(() => Object.hasOwn(history, 'replaceState'));
  await page.goBack({ waitUntil: 'commit' });
  await expectPage(page, origin + HERE, pageTexts);
  await hydrated(page);
  await expectPage(page, origin + HERE, pageTexts);
});

/** A host that sends the start of a document first, and the rest later. */
async function slowHost(origin: string, slow: string) {
  const held: (() => void)[] = [];
  let isHolding = false;
  const host = await startForwarding(origin, ({ url, bytes }, response) => {
    if (url !== slow || !isHolding) return false;
    const place = bytes.indexOf('<head>');
    // Enough for the browser to commit the new document.
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

/** The tab's history, read from the browser: no script runs in the document. */
async function historyOf(page: Page) {
  const client = await page.context().newCDPSession(page);
  const { currentIndex, entries } = await client.send('Page.getNavigationHistory');
  return {
    currentIndex,
    goTo: (index: number) => client.send('Page.navigateToHistoryEntry', { entryId: entries[index]?.id ?? -1 }),
  };
}

test('back before any script of a document has run leads to the page of the URL', async ({
  page,
  origin,
  pageTexts,
  expectedTrouble,
}) => {
  const host = await slowHost(origin, NEXT);
  expectedTrouble.push(host.trouble);
  await openInTurn(page, host.origin, [HERE, NEXT]);
  await startOnInput(page);
  host.hold();
  await page.reload({ waitUntil: 'commit' });
  const { goTo, currentIndex } = await historyOf(page);
  await goTo(currentIndex - 1);
  await expectAddress(page, host.origin + HERE);
  host.sendRest();
  await expectPage(page, host.origin + HERE, pageTexts);
  await turnToControl(page);
  await hydrated(page);
  await expectPage(page, host.origin + HERE, pageTexts);
  await host.stop();
});

test('a page reloaded at a heading stays there, and back from the heading loads nothing, before and after hydration', async ({
  page,
  origin,
  pageTexts,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const heading = page.locator('#usage');
  await openPage(page, origin + HERE);
  await outlineOf(page).locator('a[href="#usage"]').click();
  await expectAddress(page, `${origin}${HERE}#usage`);
  await expect(heading).toBeInViewport();
  // The browser scrolls to the heading, at which the application would start.
  const release = await holdScripts(page);
  await page.reload({ waitUntil: 'domcontentloaded' });
  await expectPage(page, `${origin}${HERE}#usage`, pageTexts);
  await expect(heading).toBeInViewport();
  await markDocument(page);
  await page.goBack({ waitUntil: 'commit' });
  await expectPage(page, origin + HERE, pageTexts);
  await page.goForward({ waitUntil: 'commit' });
  await expectPage(page, `${origin}${HERE}#usage`, pageTexts);
  expect(await isSameDocument(page)).toBe(true);
  expect(await page.evaluate(() => Object.hasOwn(history, 'replaceState')), 'the application has started').toBe(false);
  await release();
  await expectPage(page, `${origin}${HERE}#usage`, pageTexts);
  await expect(heading).toBeInViewport();
  expect(await isSameDocument(page)).toBe(true);
});
