/** How long the mouse has to rest on a button before its menu opens, in milliseconds (D-09). */
const OPEN_DELAY = 100;
/** How long the mouse may be outside an open menu, as on the way from the button, in milliseconds. */
const CLOSE_DELAY = 200;
/** A button and its panel, a native popover, which a click, touch or key opens without a script. */
const MENU = '[data-menu]';

/**
 * Opens the menus of the bar for a resting mouse and closes them when it leaves; also when the focus leaves, or a link in
 * them is followed. A click on the button of a menu that hover opened keeps it open.
 */
export function watchMenus(): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** The menu under the mouse. */
  let hovered: Element | null = null;
  /** The panel that hover has opened. */
  let opened: HTMLElement | undefined;

  const hover = (menu: Element | null) => {
    if (menu === hovered) return;
    hovered = menu;
    clearTimeout(timer);
    const panel = menu?.querySelector<HTMLElement>('[popover]');
    if (panel?.matches(':popover-open')) return;
    if (panel)
      timer = setTimeout(() => {
        panel.showPopover();
        opened = panel;
      }, OPEN_DELAY);
    else if (opened)
      timer = setTimeout(() => !opened?.contains(document.activeElement) && opened?.hidePopover(), CLOSE_DELAY);
  };
  // Not `pointerover`, which also comes where the page moves below a resting mouse, as when search closes.
  addEventListener(
    'pointermove',
    ({ target, pointerType }) => {
      if (pointerType === 'mouse') hover((target as Element).closest('[data-menu=hover]'));
    },
    { passive: true },
  );
  document.documentElement.addEventListener('pointerleave', () => hover(null));

  addEventListener('click', (event) => {
    const menu = (event.target as Element).closest(MENU);
    if (!menu) return;
    clearTimeout(timer);
    const button = (event.target as Element).closest<HTMLButtonElement>(`${MENU} > button`);
    if (button && button.popoverTargetElement === opened) {
      event.preventDefault();
      opened = undefined;
    } else if ((event.target as Element).closest('a')) hide(menu);
  });
  addEventListener('focusin', ({ target }) => {
    const menu = document.querySelector(`${MENU}:has(> :popover-open)`);
    if (menu && !menu.contains(target as Node)) hide(menu);
  });
  // It does not bubble.
  const onClose = ({ target, newState }: ToggleEvent) => {
    const panel = target as HTMLElement;
    if (newState === 'open' || !panel.matches(`${MENU} > *`)) return;
    if (panel === opened) opened = undefined;
    // The browser restores the focus only if the menu was opened with the button.
    if (panel.contains(document.activeElement)) panel.parentElement?.querySelector('button')?.focus();
  };
  addEventListener('beforetoggle', onClose as EventListener, true);
}

/** The drawer closes when the viewport reaches 768 px (D-05), and when the bar has room for everything. */
const CLOSING_WIDTHS = ['(min-width: 48em)', '(min-width: 64.0625em)'];

/** Closes the drawer of narrow viewports when they get wide. */
export function watchDrawer(): void {
  const close = ({ matches }: MediaQueryListEvent) =>
    matches && document.querySelector<HTMLElement>('header dialog:popover-open:not([data-search])')?.hidePopover();
  for (const query of CLOSING_WIDTHS) matchMedia(query).addEventListener('change', close);
}

function hide(menu: Element): void {
  menu.querySelector<HTMLElement>(':popover-open')?.hidePopover();
}
