import type { Page } from 'playwright/test';
import { searchOf } from '../search-page.ts';
import { drawn } from '../shell.ts';
import { type Fault, languageOf } from './fault.ts';
import { breakPage } from './fault-window.ts';
import { expect } from './page-text.ts';

const QUERIES = ['dts', 'external', 'lib.format', 'dts bundle'];

/** Wraps each text node in elements like a translator, including later ones. Runs in the page. */
function translate(): void {
  const wrap = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const nodes: Node[] = [];
    while (walker.nextNode()) nodes.push(walker.currentNode);
    for (const node of nodes) {
      if (!node.textContent?.trim() || node.parentElement?.closest('font, script, style')) continue;
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      inner.textContent = node.textContent;
      outer.append(inner);
      (node as Text).replaceWith(outer);
    }
  };
  wrap(document.body);
  new MutationObserver((changes) => {
    for (const { target } of changes) if (target.isConnected) wrap(target);
  }).observe(document.body, { childList: true, characterData: true, subtree: true });
}

/** Removes elements like an ad blocker, including later ones. Runs in the page. */
function block(): void {
  const blocked = 'mark, [role=option] svg, [role=status] > *, main li > ul';
  const remove = () => {
    for (const one of document.querySelectorAll(blocked)) one.remove();
  };
  new MutationObserver(remove).observe(document.body, { childList: true, subtree: true });
}

/** The results of search for some queries, and of an overview's filter. */
async function useSite(page: Page): Promise<string[][]> {
  const shown: string[][] = [];
  const lang = languageOf(page);
  const { field, rows, dialog } = searchOf(page, lang);
  await page.keyboard.press('Control+k');
  for (const query of QUERIES) {
    await field.fill('');
    // Type slowly, so that rows are kept and updated.
    await field.pressSequentially(query, { delay: 250 });
    await page.waitForTimeout(400);
    await expect(dialog.locator('[data-busy]')).toHaveCount(0);
    await expect(rows.first()).toBeVisible();
    shown.push(await rows.allInnerTexts());
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  const filter = page.getByRole('searchbox');
  for (const words of ['dts', 'umd', 'nothing at all', '']) {
    await filter.fill(words);
    await expect(page).toHaveURL(words ? /filter=/ : /config\/$/);
    await drawn(page);
    shown.push([await page.getByRole('search').getByRole('status').innerText()]);
    shown.push(await page.getByRole('main').locator('li > a').allInnerTexts());
  }
  return shown;
}

const stranger = (name: string, act: () => void, takesAway = false): Fault => ({
  name,
  address: '/config/',
  share: takesAway ? 0.8 : 0.9,
  next: '/config/lib/dts',
  context: {},
  when: ['use'],
  async check(page) {
    const before = await useSite(page);
    await page.evaluate(act);
    const after = await useSite(page);
    if (!takesAway) expect(after).toEqual(before);
    else expect(after.map((shown) => shown.length > 0)).toEqual(before.map((shown) => shown.length > 0));
  },
});

/** Extends `Object.prototype`, as old libraries do. Runs in the page. */
function extend(): void {
  Object.assign(Object.prototype, { extended: () => {} });
}

export const strangers: readonly Fault[] = [
  stranger('a translator rewrites all texts', translate),
  stranger('a blocker takes elements away', block, true),
  {
    name: 'a script extends all objects',
    inject: (page) => breakPage(page, extend, () => 'extended' in {}, undefined),
    followsLinksEarly: true,
    works: false,
    allowedErrors: [/undefined/],
  },
];
