import { usePage, useSite } from '@rspress/core/runtime';
import { useEffect, useRef, useState } from 'react';
import { useText } from '../use-text';
import { focusAfterNavigation } from './focus-after-navigation';
import { followAddress } from './follow-address';
import styles from './PageChange.module.css';
import { pageName } from './page-name';

/**
 * What a browser does by itself when it loads a page, and a change within the site must do too:
 * focus leaves the old page, and assistive technology hears the new page's name.
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
    focusAfterNavigation(window.location.hash);
    // The router writes the home page's address without the base's slash, which is another address for a host.
    const { pathname, search, hash } = window.location;
    if (`${pathname}/` === site.base) window.history.replaceState(window.history.state, '', site.base + search + hash);
    followAddress(document.head, site.siteOrigin ?? '', window.location.pathname);
  }, [page.routePath, name, site.base, site.siteOrigin]);

  return (
    <div role="status" className={styles.announcer}>
      {announced}
    </div>
  );
}
