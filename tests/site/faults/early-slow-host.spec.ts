import type { Page } from '@playwright/test';
import { hydrated } from '../hydrated.ts';
import { openAll, startLater, touch } from './early.ts';
import { HERE, NEXT } from './fault.ts';
import { startForwarding } from './forwarding-host.ts';
import { isAt, isReadAt } from './is-read.ts';
import { test } from './written-pages.ts';

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

/** The tab's history by the browser's own tool: a document without a script cannot be asked. */
async function historyOf(page: Page) {
  const client = await page.context().newCDPSession(page);
  const { currentIndex, entries } = await client.send('Page.getNavigationHistory');
  return {
    currentIndex,
    entries: (index: number) => client.send('Page.navigateToHistoryEntry', { entryId: entries[index]?.id ?? -1 }),
  };
}

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
