import { usePage, useSite } from '@rspress/core/runtime';
import { useEffect, useRef, useState } from 'react';
import { targetOfHash } from '../scroll/anchors';
import { useText } from '../use-text';
import styles from './PageChange.module.css';
import { MAIN_ID, pageName } from './page-name';

/**
 * What a browser does after loading a document, for changes of page within the site: the focus moves to the new page,
 * and assistive technology announces its name.
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
    // The router omits the slash of the base at the home page, which is another address for a host.
    const { pathname, search, hash } = window.location;
    if (`${pathname}/` === site.base) window.history.replaceState(window.history.state, '', site.base + search + hash);
    updateHead((site.siteOrigin ?? '') + window.location.pathname);
  }, [page.routePath, name, site.base, site.siteOrigin]);

  return (
    <div role="status" className={styles.announcer}>
      {announced}
    </div>
  );
}

/** Moves the focus to the heading that the address names, else to the main part, without scrolling. */
function focusPage(): void {
  const target = targetOfHash(window.location.hash) ?? document.getElementById(MAIN_ID);
  if (!target) return;
  // A heading is focusable only for this moment, so that later clicks into it still select text.
  if (!target.hasAttribute('tabindex')) {
    target.setAttribute('tabindex', '-1');
    target.addEventListener('blur', () => target.removeAttribute('tabindex'), { once: true });
  }
  target.focus({ preventScroll: true });
}

/**
 * Updates the address in the document's head, which browsers share, and removes what describes the page that was
 * loaded first. Crawlers load each page.
 */
function updateHead(address: string): void {
  document.querySelector('link[rel=canonical]')?.setAttribute('href', address);
  document.querySelector('meta[property="og:url"]')?.setAttribute('content', address);
  const stale = 'link[rel=alternate], script[type="application/ld+json"], meta[property^="og:image"]';
  for (const element of document.head.querySelectorAll(stale)) element.remove();
}
