let isFollowed = false;

/**
 * Notes that the reader has followed a link before the application handles links. The browser is loading its page, and
 * a reload of this one would cancel that.
 */
export function watchFollowedLink(): void {
  addEventListener('click', ({ target, defaultPrevented }) => {
    const link = (target as Element).closest?.<HTMLAnchorElement>('a[href]');
    // The same section in the other language, which only the application adds to the link.
    if (link?.hreflang && !link.hash && document.documentElement.dataset.app !== 'ready') link.hash = location.hash;
    if (link && !defaultPrevented && link.pathname !== location.pathname) isFollowed = true;
  });
}

export const hasFollowedLink = (): boolean => isFollowed;
