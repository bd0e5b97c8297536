import type { Lang } from '../../../shared/languages.ts';
import { click, type Tab, until } from '../tab.ts';

/** The site, by what the reader's browser allows or what becomes of its host, and the trial site. */
export type Site = 'whole' | 'noScript' | 'noStorage' | 'lost' | 'released' | 'stuck' | 'trial';

export type EngineName = 'chromium' | 'firefox' | 'webkit';

/** Something that a reader does, and its outcome. */
export type Scenario = {
  /** What a reader does and gets. */
  promise: string;
  run(tab: Tab, site: { at: string; lang: Lang }): Promise<void>;
  /** Default: `whole`. */
  site?: Site;
  /** Default: all. */
  engines?: readonly EngineName[];
  /** Console messages that are allowed. */
  expected?: RegExp;
};

export const PAGE = '/guide/basic/cli';
export const OPTION = '/config/lib/dts';

/** WebKit reports the scripts that a page was still loading when it was left. */
export const LEFT_SCRIPTS = /cannot load <script|ChunkLoadError/;

// Except for `pathOf`, these run in the page: each is sent as text by itself, so it cannot use another one.
export const isFieldFocused = () => document.activeElement?.localName === 'input';
/** The text of the selected search result. */
export const selected = () => document.querySelector('[role=option][aria-selected=true]')?.textContent;
/** The path with the hash. */
export const path = () => location.pathname + location.hash;
export const isDark = () => document.documentElement.classList.contains('dark');
export const scrollPosition = () => Math.round(scrollY);
export const isAt = (wanted: string) => location.pathname + location.hash === wanted;
export const pathOf = (address: string) => new URL(address).pathname;

/** Whether an element starts just below the bar that stays, which depends on the width of the window. */
export const isAligned = (id: string) => {
  const top = document.getElementById(id)?.getBoundingClientRect().top ?? Number.NaN;
  return top >= 40 && top < 130;
};

/**
 * Switches the theme by its button, and waits until the page shows the other one. WebKitGTK sometimes loses the page if it is
 * left before the transition has ended.
 */
export async function switchTheme(tab: Tab): Promise<void> {
  const before = await tab.evaluate(isDark);
  await click(tab, 'button[data-action=appearance]:not([value])');
  await until(tab, (was) => document.documentElement.classList.contains('dark') !== was, before);
  await until(tab, () => !('reveal' in document.documentElement.dataset));
}
