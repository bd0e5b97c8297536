import { pathnameToRouteService, removeBase, usePage, useSite, withBase } from '@rspress/core/runtime';
import { Link } from '@rspress/core/theme';
import { useEffect } from 'react';
import { isLeavingDocument, leaveDocument } from '../../client/leave-document';
import { redirectTarget } from '../../head/redirect-unknown';
import { PREFIXED_LANGUAGES } from '../../site/languages';
import { homeAddress } from '../locale-address';
import { MAIN_ID } from '../page-change/page-name';
import { useText } from '../use-text';
import { NearestPages } from './NearestPages';
import styles from './NotFoundLayout.module.css';

/** The 404 page, with links to similar pages. Redirects if only the language prefix is wrong. */
export function NotFoundLayout() {
  const text = useText();
  const { site } = useSite();
  const { page } = usePage();

  useEffect(() => {
    const { pathname, search, hash } = window.location;
    const target = redirectTarget(removeBase(pathname), site.lang, PREFIXED_LANGUAGES, isRoute);
    // A clicked link and the script in the head take precedence.
    if (target === undefined || isLeavingDocument()) return;
    leaveDocument(() => window.location.replace(withBase(target) + search + hash));
  }, [site.lang]);

  return (
    <main id={MAIN_ID} tabIndex={-1} className={styles.page} data-start="idle">
      <p className={styles.code}>404</p>
      <h1 className={styles.title}>{text('notFoundText')}</h1>
      <NearestPages />
      <Link className={styles.home} href={homeAddress(page, site)}>
        {text('takeMeHomeText')}
      </Link>
    </main>
  );
}

/** Whether a path is a page other than the 404 page, which has a route too. */
function isRoute(pathname: string): boolean {
  const path = pathnameToRouteService(pathname)?.path;
  return path !== undefined && path !== '/404';
}
