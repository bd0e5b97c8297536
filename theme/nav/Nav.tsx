import { usePage, useSite } from '@rspress/core/runtime';
import { Search } from '@rspress/core/theme';
import type { ReactNode } from 'react';
import { SwitchAppearance } from '../appearance/SwitchAppearance';
import { SocialLinks } from '../social-links/SocialLinks';
import { useText } from '../use-text';
import { LocaleMenus } from './Locales';
import styles from './Nav.module.css';
import { NavHamburger } from './NavHamburger';
import { NavItems } from './NavItems';
import { NavTitle } from './NavTitle';

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
