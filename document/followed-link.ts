import { isPlainClick } from './plain-click';

let isFollowed = false;

/**
 * Notes that the reader has followed a link before the application handles links. The browser is loading its page, and
 * a reload of this one would cancel that.
 */
export function watchFollowedLink(): void {
  addEventListener('click', (event) => {
    const link = (event.target as Element).closest?.<HTMLAnchorElement>('a[href]:not([target=_blank])');
    const isLeaving = isPlainClick(event) && !event.defaultPrevented && link?.pathname !== location.pathname;
    if (link && isLeaving) isFollowed = true;
  });
}

export const hasFollowedLink = (): boolean => isFollowed;

/** Keeps the section in links to the page in other languages, which the application does once it runs. */
export function keepSection(): void {
  const update = () => {
    const links = [...document.querySelectorAll<HTMLAnchorElement>('header a[hreflang]')];
    // From an unknown address they lead to the home pages.
    const isMirrored = links.some(({ pathname }) => pathname === location.pathname);
    if (!isMirrored || document.documentElement.dataset.app === 'ready') return;
    for (const link of links) link.hash = location.hash;
  };
  if (location.hash) update();
  addEventListener('hashchange', update);
}
