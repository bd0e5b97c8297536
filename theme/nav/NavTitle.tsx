import { usePage, useSite } from '@rspress/core/runtime';
import { Link } from '@rspress/core/theme';
import { homeAddress } from '../locale-address';
import { SiteLogo } from '../ThemedImage';
import styles from './Nav.module.css';

/** The site's logo and name, linked to the home page of the current locale. */
export function NavTitle() {
  const { site } = useSite();
  const { page } = usePage();
  return (
    <Link href={homeAddress(page, site)} className={styles.title}>
      <SiteLogo size={28} className={styles.logo} />
      {site.logoText || site.title}
    </Link>
  );
}
