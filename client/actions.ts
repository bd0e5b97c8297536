import { chooseAppearance } from './appearance/appearance';
import { copyCode, toggleWrap } from './code/code-buttons';
import { chooseTab } from './tabs';
import { scrollToTop } from './watch-scroll';

/** What a click on a control with `data-action` does, by the attribute's value. */
const actions = {
  appearance: chooseAppearance,
  copy: copyCode,
  tab: chooseTab,
  top: scrollToTop,
  wrap: toggleWrap,
} satisfies Record<string, (control: HTMLButtonElement, event: MouseEvent) => void>;

export type ActionName = keyof typeof actions;

/** One listener for all controls, whether React or the server has rendered them. */
export function watchActions(): void {
  document.addEventListener('click', (event) => {
    const control = (event.target as Element).closest<HTMLButtonElement>('[data-action]');
    if (control) actions[control.dataset.action as ActionName](control, event);
  });
}
