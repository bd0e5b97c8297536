import { normalizeImagePath, usePage, useSite } from '@rspress/core/runtime';
import { Link } from '@rspress/core/theme';
import { homeAddress } from '../locale-address';
import styles from './NavTitle.module.css';

/** The site's mark and name, which lead to the home page of this language and version. */
export function NavTitle() {
  const { site } = useSite();
  const { page } = usePage();
  const { logo, logoText, logoHref, title } = site;
  const name = logoText || title;
  const { light, dark } = typeof logo === 'string' ? { light: logo, dark: logo } : (logo ?? {});
  return (
    <Link href={logoHref || homeAddress(page, site)} className={styles.title}>
      {light && <img className={styles.mark} src={normalizeImagePath(light)} alt="" width={28} height={28} />}
      {dark && dark !== light && (
        <img className={styles.darkMark} src={normalizeImagePath(dark)} alt="" width={28} height={28} />
      )}
      {name}
    </Link>
  );
}
