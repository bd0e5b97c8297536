import { usePage, useSite } from '@rspress/core/runtime';
import { useEffect, useRef, useState } from 'react';
import { PAGE_CHANGE_EVENT } from '../../document/events';
import { targetOfHash } from '../scroll/anchors';
import { useText } from '../use-text';
import styles from './PageChange.module.css';
import { MAIN_ID, pageName } from './page-name';

/**
 * Does on client-side navigation what browsers do when they load a document: moves the focus to the new page,
 * announces its name, and dispatches an event for `document/`.
 */
export function PageChange() {
  const text = useText();
  const { page } = usePage();
  const { site } = useSite();
  const name = pageName(page, site.title, text('notFoundText'));
  const shown = useRef(page.routePath);
  const [announced, setAnnounced] = useState('');

  useEffect(() => {
    if (shown.current === page.routePath) return;
    shown.current = page.routePath;
    setAnnounced(name);
    focusPage();
    // On the home page, the router omits the base's trailing slash, which is a different URL for hosts.
    const { pathname, search, hash } = window.location;
    if (`${pathname}/` === site.base) window.history.replaceState(window.history.state, '', site.base + search + hash);
    updateHead((site.siteOrigin ?? '') + window.location.pathname);
    window.dispatchEvent(new Event(PAGE_CHANGE_EVENT));
  }, [page.routePath, name, site.base, site.siteOrigin]);

  return (
    <div role="status" className={`visually-hidden ${styles.announcer}`}>
      {announced}
    </div>
  );
}

/** Focuses the heading named by the hash, else the main element, without scrolling. */
function focusPage(): void {
  const target = targetOfHash(window.location.hash) ?? document.getElementById(MAIN_ID);
  if (!target) return;
  // Make a heading focusable only until a click, which should select text. Dialogs return the focus to it.
  if (!target.hasAttribute('tabindex')) {
    target.setAttribute('tabindex', '-1');
    document.addEventListener('pointerdown', () => target.removeAttribute('tabindex'), { once: true });
  }
  target.focus({ preventScroll: true });
}

/**
 * Updates the URL in the head, which browsers share, and removes metadata of the page that was loaded first. Crawlers
 * load every page, so they are not affected.
 */
function updateHead(address: string): void {
  document.querySelector('link[rel=canonical]')?.setAttribute('href', address);
  document.querySelector('meta[property="og:url"]')?.setAttribute('content', address);
  const stale = 'link[rel=alternate], meta[property^="og:image"]';
  for (const element of document.head.querySelectorAll(stale)) element.remove();
}
