import { badAddresses, leadingAway } from './addresses.ts';
import { browserFeatures } from './browser-features.ts';
import { type Fault, HERE, NEXT } from './fault.ts';
import { firstVisits } from './first-visits.ts';
import { judge, openWindow } from './judge.ts';
import { network } from './network.ts';
import { pageScripts } from './page-scripts.ts';
import { readerActs } from './reader-acts.ts';
import { scripts } from './scripts.ts';
import { searchData } from './search-data.ts';
import { useWindow } from './shared-browser.ts';
import { storage } from './storage.ts';
import { styles } from './styles.ts';
import { test as base } from './written-pages.ts';

interface Kind {
  faults: readonly Fault[];
  /** Whether it may touch links of a document whose application has not started. */
  touchesDocuments?: boolean;
  leavesNothing?: boolean;
}

const kinds: Record<string, Kind> = {
  scripts: { faults: scripts, touchesDocuments: true },
  'scripts of pages': { faults: pageScripts, touchesDocuments: true },
  'styles and pictures': { faults: styles, touchesDocuments: true },
  'search data': { faults: searchData },
  storage: { faults: storage },
  'browser features': { faults: browserFeatures },
  'bad addresses': { faults: badAddresses, leavesNothing: true },
  'addresses that lead away': { faults: leadingAway, leavesNothing: true },
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

/** All windows are told apart and listened to here, so that no test needs a browser context of its own. */
const test = base.extend({ guard: async ({}, use) => use(undefined) });

for (const [kind, { faults, touchesDocuments = false, leavesNothing }] of Object.entries(kinds)) {
  test.describe(kind, () => {
    // One after the other, so that one line tells how many there were.
    test.describe.configure({ mode: 'default' });
    let count = 0;
    const shared = useWindow(test);
    test.afterAll(() => console.log(`faults: ${count} of ${faults.length} cases of ${kind}`));

    for (const fault of faults.map(inALanguage)) {
      test(`${idsOf(fault)}in ${languageOf(fault)}, the page holds where ${fault.name}`, async ({
        browser,
        origin,
        written,
      }) => {
        const context = fault.browser && (await browser.newContext(fault.browser));
        const window = await (context ? openWindow(context) : shared(browser));
        const alsoAsDocument = fault.touchesDocuments ?? touchesDocuments;
        await judge(window, fault, { origin, written, alsoAsDocument, leavesNothing });
        await context?.close();
        count += 1;
      });
    }
  });
}
