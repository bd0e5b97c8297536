import { usePage, useSite } from '@rspress/core/runtime';
import { Link } from '@rspress/core/theme';
import { homeAddress } from '../locale-address';
import { MAIN_ID } from '../page-change/page-name';
import { useText } from '../use-text';
import { NearestPages } from './NearestPages';
import styles from './NotFoundLayout.module.css';

/** The 404 page, with links to similar pages. `document/head/redirect-unknown.ts` redirects if only the language prefix is wrong. */
export function NotFoundLayout() {
  const text = useText();
  const { site } = useSite();
  const { page } = usePage();

  return (
    <main id={MAIN_ID} tabIndex={-1} className={styles.page} data-hydrate="idle">
      <p className={styles.code}>404</p>
      <h1 className={styles.title}>{text('notFoundText')}</h1>
      <Link className={styles.home} href={homeAddress(page, site)}>
        {text('takeMeHomeText')}
      </Link>
      <NearestPages />
    </main>
  );
}
