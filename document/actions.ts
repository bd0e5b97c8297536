import { chooseAppearance } from './appearance/appearance';
import { copyCode, toggleFold, toggleWrap } from './code/code-buttons';
import { copyPage } from './code/copy-page';
import { retrySearch, toggleSearch } from './open-search';
import { reportSection } from './outline/watch-outline';
import { chooseTab } from './tabs';
import { scrollToTop } from './watch-scroll';

/** Click handlers by the value of `data-action`. */
const actions = {
  appearance: chooseAppearance,
  // A click anywhere in its dialog closes it.
  'close-zoom': () => {},
  copy: copyCode,
  'copy-page': copyPage,
  fold: toggleFold,
  report: reportSection,
  'retry-search': retrySearch,
  search: toggleSearch,
  tab: chooseTab,
  top: scrollToTop,
  wrap: toggleWrap,
} satisfies Record<string, (control: HTMLButtonElement, event: MouseEvent) => unknown>;

export type ActionName = keyof typeof actions;

/** Handles clicks on all controls with one listener, whether React or the server rendered them. */
export function watchActions(): void {
  document.addEventListener('click', (event) => {
    const control = (event.target as Element).closest<HTMLButtonElement>('[data-action]');
    if (control) actions[control.dataset.action as ActionName](control, event);
  });
}
