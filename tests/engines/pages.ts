import type { Lang } from '../../shared/languages.ts';
import type { Tab } from './tab.ts';

type Wanted = {
  lang: Lang;
  width: number;
  /** Switched in place, as if in another tab; one of them is the page's own. */
  themes?: readonly string[];
  /** Console messages that are allowed. */
  expected?: RegExp;
};

/** Switches the theme of the shown page, as if in another tab. @param newValue `dark` or `light` */
export async function setTheme(tab: Tab, newValue: string): Promise<void> {
  await tab.evaluate((value) => {
    const key = 'rspress-theme-appearance';
    localStorage.setItem(key, value);
    dispatchEvent(new StorageEvent('storage', { key, newValue: value, storageArea: localStorage }));
  }, newValue);
}

/** Opens a page. @returns one line per fault */
export async function checkPage(tab: Tab, url: string, { lang, width, themes = [], expected }: Wanted) {
  await tab.goto(url);
  const faults = await tab.evaluate(
    (wanted, wantedWidth) => {
      const { documentElement: root } = document;
      const found = [];
      if (document.querySelectorAll('h1').length !== 1) found.push('one h1');
      if (!root.lang.startsWith(wanted)) found.push('language');
      // The window may not be as narrow as asked.
      if (Math.abs(innerWidth - wantedWidth) > 1) found.push(`width ${innerWidth}`);
      if (root.scrollWidth > innerWidth) found.push('overflow');
      return found;
    },
    lang,
    width,
  );
  for (const theme of themes) {
    await setTheme(tab, theme);
    const shown = await tab.evaluate((wanted) => {
      const { documentElement: root } = document;
      const found = [];
      if (root.classList.contains('dark') !== (wanted === 'dark')) found.push(`theme ${wanted}`);
      if (root.scrollWidth > innerWidth) found.push(`overflow, ${wanted}`);
      return found;
    }, theme);
    faults.push(...shown);
  }
  const messages = (await tab.messages()).filter((message) => !expected?.test(message));
  return [...faults, ...messages].map((fault) => `${url} at ${width} px: ${fault}`);
}
