import { usePage, useSite } from '@rspress/core/runtime';
import { Link, Search } from '@rspress/core/theme';
import type { ReactNode } from 'react';
import { SwitchAppearance } from '../appearance/SwitchAppearance';
import { homeAddress } from '../locale-address';
import { SocialLinks } from '../social-links/SocialLinks';
import { SiteLogo } from '../ThemedImage';
import { useText } from '../use-text';
import { LocaleMenus } from './Locales';
import styles from './Nav.module.css';
import { NavHamburger } from './NavHamburger';
import { NavItems } from './NavItems';

/** The top bar. On viewports up to 1024 px, most of it moves into a drawer. */
export function Nav({ beforeNavTitle }: { beforeNavTitle?: ReactNode }) {
  const text = useText();
  const isHome = usePage().page.pageType === 'home';
  const { hideNavbar = 'never' } = useSite().site.themeConfig;
  const classes = ['rp-nav', styles.bar, isHome && styles.onHome, hideNavbar !== 'never' && styles.hidesOnScroll];
  return (
    <header className={classes.filter(Boolean).join(' ')}>
      <nav aria-label={text('bar.name')} className={styles.content}>
        <div className={styles.side}>
          {beforeNavTitle}
          <NavTitle />
          <NavItems position="left" />
        </div>
        <div className={styles.side}>
          <Search />
          <NavItems position="right" />
          <div className={styles.others}>
            <LocaleMenus />
            <SwitchAppearance />
            <SocialLinks />
          </div>
          <NavHamburger />
        </div>
      </nav>
    </header>
  );
}

/** The site's logo and name, linked to the home page of the current locale. */
function NavTitle() {
  const { site } = useSite();
  const { page } = usePage();
  return (
    <Link href={homeAddress(page, site)} className={styles.title}>
      <SiteLogo size={28} className={styles.logo} />
      {site.logoText || site.title}
    </Link>
  );
}
