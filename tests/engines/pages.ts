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

/** Opens a page. @returns one line per fault */
export async function checkPage(tab: Tab, url: string, { lang, width, themes = [], expected }: Wanted) {
  await tab.goto(url);
  const faults = await tab.evaluate(
    (wanted, wantedWidth, wantedThemes) => {
      const { documentElement: root } = document;
      const key = 'rspress-theme-appearance';
      const found = [];
      if (document.querySelectorAll('h1').length !== 1) found.push('one h1');
      if (!root.lang.startsWith(wanted)) found.push('language');
      // The window may not be as narrow as asked.
      if (Math.abs(innerWidth - wantedWidth) > 1) found.push(`width ${innerWidth}`);
      if (root.scrollWidth > innerWidth) found.push('overflow');
      for (const newValue of wantedThemes) {
        localStorage.setItem(key, newValue);
        dispatchEvent(new StorageEvent('storage', { key, newValue, storageArea: localStorage }));
        if (root.classList.contains('dark') !== (newValue === 'dark')) found.push(`theme ${newValue}`);
        if (root.scrollWidth > innerWidth) found.push(`overflow, ${newValue}`);
      }
      return found;
    },
    lang,
    width,
    themes,
  );
  const messages = (await tab.messages()).filter((message) => !expected?.test(message));
  return [...faults, ...messages].map((fault) => `${url} at ${width} px: ${fault}`);
}
