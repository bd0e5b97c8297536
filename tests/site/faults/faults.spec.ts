import type { BrowserContext } from 'playwright/test';
import { badAddresses } from './addresses.ts';
import { browserFeatures } from './browser-features.ts';
import { checkFault } from './check-fault.ts';
import { type Fault, HERE, NEXT } from './fault.ts';
import { type FaultWindow, openWindow } from './fault-window.ts';
import { files } from './files.ts';
import { test as base } from './page-text.ts';
import { readerActions } from './reader-actions.ts';
import { searchData } from './search-data.ts';
import { storage } from './storage.ts';
import { strangers } from './strangers.ts';

const kinds: Record<string, readonly Fault[]> = {
  files,
  'search data': searchData,
  storage,
  'browser features': browserFeatures,
  'bad addresses': badAddresses,
  "readers' actions": readerActions,
  strangers,
};

/** Every other fault without a URL is tried in Chinese. */
function localized(fault: Fault, index: number): Fault {
  const isChinese = fault.address === undefined && index % 2 === 1;
  return isChinese ? { ...fault, address: `/zh${HERE}`, next: `/zh${NEXT}` } : fault;
}

// Fault windows have their own log, so no guard is needed.
const test = base.extend({ guard: async ({}, use) => use(undefined) });

for (const [kind, faults] of Object.entries(kinds)) {
  test.describe(kind, () => {
    // In one worker, which shares a window.
    test.describe.configure({ mode: 'default' });
    let shared: BrowserContext | undefined;
    let window: FaultWindow | undefined;
    test.afterAll(() => shared?.close());

    for (const fault of faults.map(localized)) {
      const ids = fault.ids ? `${fault.ids} ` : '';
      const lang = fault.address?.startsWith('/zh/') ? 'zh' : 'en';
      test(`${ids}in ${lang}, the page holds where ${fault.name}`, async ({ browser, origin, pageTexts }) => {
        const own = fault.context && (await browser.newContext(fault.context));
        shared ??= await browser.newContext();
        if (!window || window.page.isClosed()) window = await openWindow(shared);
        await checkFault(own ? await openWindow(own) : window, fault, { origin, texts: pageTexts });
        await own?.close();
      });
    }
  });
}
