import { HAS_COLUMNS } from './show-item';

/** How long the mouse has to rest on a button before its menu opens, in milliseconds (D-09). */
const OPEN_DELAY = 100;
/** How long the mouse may be outside an open menu, as on the way from the button, in milliseconds. */
const CLOSE_DELAY = 200;
/** A button and its panel, a native popover, which a click, touch or key opens without a script. */
const MENU = '[data-menu]';

/**
 * Opens the menus of the bar for a resting mouse and closes them when it leaves. A click on the button of a menu that hover
 * opened keeps it open.
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
    }
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
const CLOSING_WIDTHS = ['(min-width: 48em)', HAS_COLUMNS];

/** Closes the drawer of narrow viewports when they get wide. */
export function watchDrawer(): void {
  const close = ({ matches }: MediaQueryListEvent) =>
    matches && document.querySelector<HTMLElement>('header dialog:popover-open:not([data-search])')?.hidePopover();
  for (const query of CLOSING_WIDTHS) matchMedia(query).addEventListener('change', close);
}

/**
 * The panels of menus, the drawer and, on narrow viewports, the sidebar and the outline. Search has its own script, and
 * so has a popover that the browser does not close either.
 */
const PANEL = '[popover]:not([data-search], [popover=manual])';
const SIDE_PANEL = '#page-sidebar, #page-outline';

/**
 * Adds to native popovers what they lack: closing on a click on a link, on back and forward, when the focus leaves, and
 * when the viewport shows the panel as a column or hides its button; `aria-expanded` for the styles of their buttons, of
 * which assistive technology knows the state anyway; and in lists of pages and sections, the focus on the current one.
 */
export function watchPanels(): void {
  const close = (isMeant: (panel: HTMLElement) => boolean) => {
    for (const panel of document.querySelectorAll<HTMLElement>(`${PANEL}:popover-open`))
      if (isMeant(panel)) panel.hidePopover();
  };
  addEventListener('click', ({ target }) => {
    const link = (target as Element).closest('a');
    if (link) close((panel) => panel.contains(link));
  });
  addEventListener('focusin', ({ target }) => {
    const focused = target as Element;
    close(({ id }) => !focused.closest(`[id="${id}"], [popovertarget="${id}"]`));
  });
  addEventListener('popstate', () => close(() => true));
  addEventListener('resize', () =>
    close((panel) => panel.getClientRects().length === 0 || getComputedStyle(panel).position !== 'fixed'),
  );
  // Not `toggle`, which comes in a later task: until then, the button of a closed panel would be that of an open one.
  const tellButtons = ({ target, newState }: ToggleEvent) => {
    const panel = target as HTMLElement;
    if (!panel.matches(PANEL)) return;
    for (const button of document.querySelectorAll(`[popovertarget="${panel.id}"]:not([popovertargetaction])`))
      button.ariaExpanded = String(newState === 'open');
  };
  const focusCurrent = ({ target, newState }: ToggleEvent) => {
    const panel = target as HTMLElement;
    if (newState === 'open' && panel.matches(SIDE_PANEL))
      (panel.querySelector<HTMLElement>('[aria-current]') ?? panel.querySelector('a'))?.focus();
  };
  // They do not bubble.
  addEventListener('beforetoggle', tellButtons as EventListener, true);
  addEventListener('toggle', focusCurrent as EventListener, true);
}
