import { renameSync, utimesSync } from 'node:fs';
import { openPage } from '../open-page.ts';
import { LOST_SCRIPT, linkTo } from '../shell.ts';
import { HERE, NEXT } from './fault.ts';
import { startForwarding } from './forwarding-host.ts';
import { expect, expectPage, expectText, test } from './page-text.ts';
import { SECOND, useReleases } from './releases.ts';

const withReleases = useReleases('/config/lib/out-base');

test('[X-06] pages stay readable if a CDN keeps old ones, or gets new ones before their assets', async ({
  page,
  pageTexts,
  expectedTrouble,
}) => {
  await withReleases(1, async ({ origin, root, release }) => {
    const cdn = await startForwarding(
      origin,
      () => false,
      // One page for a day, as deploy/README.md advises; everything else for as long as its header allows.
      ({ url, headers }) => url === HERE || /max-age=[1-9]/.test(headers.get('cache-control') ?? ''),
    );
    expectedTrouble.push(cdn.trouble, ...LOST_SCRIPT);
    await fetch(cdn.origin + HERE);
    release();
    renameSync(`${root}/static`, `${root}/later`);
    await page.goto(cdn.origin + HERE);
    await expect(page).not.toHaveTitle(new RegExp(SECOND));
    await expectText(page, HERE, pageTexts);
    await linkTo(page, NEXT).click();
    await expect(page).toHaveTitle(new RegExp(SECOND));
    await expect(page.locator('html')).toHaveCSS('--rp-c-bg', '');
    await expectPage(page, cdn.origin + NEXT, pageTexts);

    renameSync(`${root}/later`, `${root}/static`);
    // Lets the server read the folder again.
    utimesSync(`${root}/index.html`, new Date(), new Date());
    await openPage(page, cdn.origin + NEXT);
    await expect(page.locator('html')).toHaveCSS('--rp-c-bg', /./);
    await cdn.stop();
  });
});
