import type { Locator, Page } from 'playwright/test';
import { hydrated } from '../hydrated.ts';
import { turnToControl } from '../open-page.ts';
import { linkTo } from '../shell.ts';
import { type Fault, HERE, NEXT, type TookEffect } from './fault.ts';
import { type FaultWindow, resetWindow } from './fault-window.ts';
import { expect, expectText, type PageTexts, POLL } from './page-text.ts';

interface Site {
  origin: string;
  texts: PageTexts;
}

/**
 * Tries a fault and asserts what has to hold for any fault: the text is readable, links and back work, all documents
 * and requests are same-origin, no injected code runs, and the console contains exactly the expected messages.
 */
export async function checkFault(window: FaultWindow, fault: Fault, site: Site): Promise<void> {
  const { errors = [], allowedErrors = [], when = ['opening'] } = fault;
  const messages: string[] = [];
  for (const moment of when) {
    await resetWindow(window, site.origin);
    const tookEffect = await (moment === 'opening' ? tryOnOpening : tryInUse)(window.page, fault, site);
    expect(Number(await tookEffect()), 'how often the fault took effect').toBeGreaterThan(0);
    const { log } = window;
    expect(log.attacks, 'how often injected code ran').toBe(0);
    expect([...log.origins], 'requested origins').toEqual([site.origin]);
    const expected = [...errors, ...allowedErrors];
    const unexpected = log.errors.filter((text) => !expected.some((pattern) => pattern.test(text)));
    expect(unexpected, 'unexpected errors').toEqual([]);
    messages.push(...log.messages);
  }
  const missing = errors.filter((pattern) => !messages.some((text) => pattern.test(text)));
  expect(missing, `missing console messages. There were: ${messages.join(' · ')}`).toEqual([]);
}

/** Opens the page with the fault: first without interaction, then with the application. */
async function tryOnOpening(page: Page, fault: Fault, site: Site): Promise<TookEffect> {
  const { address = HERE, inject, works = true } = fault;
  const tookEffect = (await inject?.(page)) ?? (() => true);
  await page.goto(site.origin + address, { waitUntil: 'commit' });
  await expectFaultText(page, fault, site);
  if (fault.followsLinksEarly) await goNextAndBack(page, fault, site);
  if (fault.context?.javaScriptEnabled === false) return tookEffect;

  // The 404 page may load another document when its application runs.
  const moveAgain = () => void turnToControl(page).catch(() => {});
  page.on('domcontentloaded', moveAgain);
  await turnToControl(page);
  if (works) await expect(() => hydrated(page)).toPass({ timeout: 30_000, intervals: POLL.intervals });
  else await expect.poll(tookEffect, { ...POLL, message: 'how often the fault took effect' }).toBeTruthy();
  page.off('domcontentloaded', moveAgain);
  await expectFaultText(page, fault, site);
  if (works) await fault.check?.(page);
  await goNextAndBack(page, fault, site);
  return tookEffect;
}

/** Opens the page and injects the fault when everything works. */
async function tryInUse(page: Page, fault: Fault, site: Site): Promise<TookEffect> {
  await page.goto(site.origin + (fault.address ?? HERE), { waitUntil: 'domcontentloaded' });
  await hydrated(page);
  const tookEffect = (await fault.inject?.(page)) ?? (() => true);
  await fault.check?.(page);
  await expectFaultText(page, fault, site);
  // The next page may be another document, without this fault.
  const hasTakenEffect = await tookEffect();
  await goNextAndBack(page, fault, site);
  return () => hasTakenEffect || tookEffect();
}

async function goNextAndBack(page: Page, fault: Fault, site: Site): Promise<void> {
  const { next = NEXT } = fault;
  await follow(page, linkTo(page, next), site.origin + next);
  await expectText(page, next, site.texts);
  await page.goBack({ waitUntil: 'commit' });
  await expect.poll(() => page.url(), { ...POLL, message: 'the address after back' }).not.toBe(site.origin + next);
  await expectFaultText(page, fault, site);
}

/**
 * Clicks a link, and again if the click got lost: React may have replaced the link, the 404 page may be loading another
 * document, or a page without styles may have shifted under the pointer.
 */
async function follow(page: Page, link: Locator, address: string): Promise<void> {
  async function click() {
    const element = await link.elementHandle();
    await link.click({ noWaitAfter: true, timeout: 5000 });
    return element;
  }
  const here = page.url();
  let clicked = await click();
  let timesLost = 0;
  const isGone = () => clicked?.evaluate((element) => !element.isConnected).catch(() => true);
  await expect(async () => {
    if (page.url() !== address && (page.url() !== here || (await isGone()))) timesLost += 1;
    // Playwright learns the next document's URL slightly after the old document is gone.
    if (page.url() !== address && timesLost > 2) {
      timesLost = 0;
      clicked = await click();
    }
    expect(page.url(), 'where the link leads').toBe(address);
  }).toPass(POLL);
}

function expectFaultText(page: Page, fault: Fault, { texts }: Site): Promise<void> {
  const { address = HERE, textOf = address.replace(/[?#].*/, ''), share } = fault;
  return expectText(page, textOf, texts, share);
}
