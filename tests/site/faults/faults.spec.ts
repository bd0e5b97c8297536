import type { BrowserContext } from '@playwright/test';
import { badAddresses, leadingAway } from './addresses.ts';
import { browserFeatures } from './browser-features.ts';
import { type Fault, HERE, NEXT } from './fault.ts';
import { firstVisits } from './first-visits.ts';
import { judge } from './judge.ts';
import { network } from './network.ts';
import { pageScripts } from './page-scripts.ts';
import { readerActs } from './reader-acts.ts';
import { scripts } from './scripts.ts';
import { searchData } from './search-data.ts';
import { storage } from './storage.ts';
import { styles } from './styles.ts';
import { test } from './written-pages.ts';

interface Kind {
  faults: readonly Fault[];
  /** The fault is in the address alone: one browser meets them all, and documents without script know nothing of it. */
  isInAddress?: boolean;
}

const kinds: Record<string, Kind> = {
  scripts: { faults: scripts },
  'scripts of pages': { faults: pageScripts },
  'styles and pictures': { faults: styles },
  'search data': { faults: searchData },
  storage: { faults: storage },
  'browser features': { faults: browserFeatures },
  'bad addresses': { faults: badAddresses, isInAddress: true },
  'addresses that lead away': { faults: leadingAway, isInAddress: true },
  'first visits': { faults: firstVisits },
  network: { faults: network },
  "readers' acts": { faults: readerActs },
};

/** Every other fault is met by a reader of Chinese, where it does not name an address itself. */
function inALanguage(fault: Fault, index: number): Fault {
  if (fault.address !== undefined || index % 2 === 0) return fault;
  return { ...fault, address: `/zh${HERE}`, next: `/zh${NEXT}` };
}

const idsOf = ({ ids }: Fault) => (ids ? `[${ids}] ` : '');
const languageOf = ({ address = '' }: Fault) => (address.startsWith('/zh/') ? 'zh' : 'en');

for (const [kind, { faults, isInAddress = false }] of Object.entries(kinds)) {
  test.describe(kind, () => {
    // One after the other, so that one line tells how many there were.
    test.describe.configure({ mode: 'default' });
    let count = 0;
    let shared: BrowserContext | undefined;
    test.afterAll(async () => {
      await shared?.close();
      console.log(`faults: ${count} of ${faults.length} cases of ${kind}`);
    });
    for (const fault of faults.map(inALanguage)) {
      test(`${idsOf(fault)}in ${languageOf(fault)}, the page holds where ${fault.name}`, async ({
        browser,
        context,
        origin,
        written,
        expectedTrouble,
      }) => {
        if (isInAddress) shared ??= await browser.newContext();
        const own = fault.browser && (await browser.newContext(fault.browser));
        const judged = { origin, written, expectedTrouble, alsoAsDocument: !isInAddress };
        await judge(own ?? shared ?? context, fault, judged);
        await own?.close();
        count += 1;
      });
    }
  });
}
