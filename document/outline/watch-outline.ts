import { safeDecode } from '../../shared/addresses/safe-decode';
import { PAGE_CHANGE_EVENT } from '../events';
import { showItem } from '../show-item';
import { debounce } from '../timing';
import { activeHeading } from './active-heading';

/** Delay of the outline's update after scrolling stops, in milliseconds (K-03). */
const DEBOUNCE = 100;

/** Marks the outline link of the section being read, and shows its name in the bar of narrow viewports. */
export function watchOutline(): void {
  const updateSoon = debounce(update, DEBOUNCE);
  for (const event of ['scroll', 'resize']) addEventListener(event, updateSoon, { passive: true });
  for (const event of ['hashchange', PAGE_CHANGE_EVENT]) addEventListener(event, update);
  // The browser does not scroll to it if the page fits.
  if (location.hash) updateSoon();
}

function update(): void {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('#page-outline a[href^="#"]')];
  const hash = safeDecode(location.hash.slice(1));
  const current = currentLink(links, hash);
  for (const link of links) {
    if (link === current) link.setAttribute('aria-current', 'location');
    else link.removeAttribute('aria-current');
  }
  if (current) showItem(current, '#page-outline');
  for (const name of document.querySelectorAll<HTMLElement>('[data-current-heading]')) {
    name.textContent = current?.textContent ?? '';
    // For the styles: WebKit does not notice that an element inside of `:has()` is no longer empty.
    name.dataset.currentHeading = current ? 'shown' : '';
  }
}

function currentLink(links: HTMLAnchorElement[], hash: string): HTMLAnchorElement | undefined {
  const { documentElement: root } = document;
  const headings = links.flatMap((link) => {
    const id = safeDecode(link.hash.slice(1));
    const heading = document.getElementById(id);
    return heading ? [{ id, top: heading.getBoundingClientRect().top, link, heading }] : [];
  });
  const [first] = headings;
  const active = activeHeading(headings, {
    line: (first && Number.parseFloat(getComputedStyle(first.heading).scrollMarginTop)) || 0,
    height: window.innerHeight,
    // A page that fits is at its end only for the target of a jump.
    atEnd: (window.scrollY > 0 || hash !== '') && window.scrollY + window.innerHeight >= root.scrollHeight - 1,
    hash,
  });
  return headings.find(({ id }) => id === active)?.link;
}

/** Adds the section that the outline marks as current to the page that a report names in its first line. */
export function reportSection(link: HTMLElement): void {
  const current = document.querySelector<HTMLAnchorElement>('#page-outline [aria-current]');
  const address = new URL((link as HTMLAnchorElement).href);
  const body = address.searchParams.get('body') ?? '';
  address.searchParams.set('body', body.replace(/(#.*)?$/m, current?.hash ?? ''));
  (link as HTMLAnchorElement).href = address.href;
}
