import { readStored, writeStored } from './storage';

const sections = () => [...document.querySelectorAll<HTMLDetailsElement>('details[data-fold]')];
const idOf = (section: Element) => section.querySelector('[id]')?.id ?? '';
const key = () => `open:${location.pathname}`;

/** Reopens sections left open in this tab, so that restored scroll positions fit, and the one around `target`. */
export function restoreFolds(target = document.getElementById(location.hash.slice(1))): void {
  const ids = readStored(key(), 'sessionStorage')?.split(' ') ?? [];
  for (const section of sections()) section.open ||= ids.includes(idOf(section)) || section.contains(target);
}

/** Remembers which folded sections are open; `plugins/rehype-fold.ts` creates them. */
export function watchFolds(): void {
  restoreFolds();
  addEventListener('hashchange', () => restoreFolds());
  // A link to the current section changes no hash.
  addEventListener('click', ({ target }) => {
    const link = (target as Element).closest?.<HTMLAnchorElement>('a[href^="#"]');
    if (link && link.hash === location.hash) restoreFolds();
  });
  const remember = () => {
    const open = sections().filter((section) => section.open);
    if (sections().length > 0) writeStored(key(), open.map(idOf).join(' ') || null, 'sessionStorage');
  };
  // The toggle event does not bubble.
  document.addEventListener('toggle', remember, { capture: true });
  // Browsers without `::details-content` would print the headings alone.
  addEventListener('beforeprint', () => {
    const closed = sections().filter((section) => !section.open);
    for (const section of closed) section.open = true;
    const close = () => {
      for (const section of closed) section.open = false;
    };
    addEventListener('afterprint', close, { once: true });
  });
}
