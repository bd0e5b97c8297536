import { readFileSync } from 'node:fs';
import { expect } from 'playwright/test';
import { type Place, places } from '../../site/heard/heard.ts';
import { click, type Heard, until } from '../tab.ts';
import type { Scenario } from './scenario.ts';

/** A control in what `tests/site/heard/` has recorded in Chromium. */
const CONTROL = /^ *(button|link|tab), “(.*?)”/gm;

/** Both engines have a role of their own for the arrow of a group, or none. */
const ARROW = /^ *DisclosureTriangle, “(.*?)”/gm;

/** What a screen reader calls the controls of a page, in each engine as in Chromium. */
export const hearing: readonly Scenario[] = Object.entries<Place>(places).map(
  ([name, { address, part, width = 1440, opens }]) => ({
    promise: `each control of a page has the role and the name that Chromium gives it: ${name}`,
    site: 'trial',
    async run(tab, { at, lang }) {
      const recorded = readFileSync(`tests/site/snapshots/heard/${name}.${lang}.txt`, 'utf8');
      const wanted = [...recorded.matchAll(CONTROL)].map(([, role = '', said = '']): Heard => ({ role, name: said }));
      const arrows = [...recorded.matchAll(ARROW)].map(([, said = '']): Heard => ({ name: said }));
      expect(wanted.length).toBeGreaterThan(1);
      await tab.resize(width, 900);
      await tab.goto(at + address);
      // The script of the page writes the hotkey.
      await until(tab, () => document.querySelector('[data-hotkey]')?.textContent);
      if (opens) {
        await click(tab, opens);
        await until(tab, (selector) => document.querySelector(selector) !== null, part);
      }
      await tab.evaluate(markControls, part);
      expect(await tab.heard('[data-control]', wanted)).toEqual(wanted);
      expect(await tab.heard('[data-arrow]', arrows)).toEqual(arrows);
    },
  }),
);

/** Marks the controls of a part that can be seen, but not links in headings, which are read as these. Runs in the page. */
function markControls(part: string): void {
  for (const one of document.querySelectorAll<HTMLElement>(`${part} :is(a[href], button, summary, input)`)) {
    if (!one.checkVisibility({ visibilityProperty: true }) || one.closest('h1, h2, h3, h4')) continue;
    one.dataset[one.localName === 'summary' ? 'arrow' : 'control'] = '';
  }
}
