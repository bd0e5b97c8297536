import { useNav } from '@rspress/core/runtime';
import { type ReactNode, useId } from 'react';
import { AppearanceChoices } from '../appearance/SwitchAppearance';
import { siteAppearance } from '../appearance/use-theme-state';
import { SocialLinks } from '../social-links/SocialLinks';
import { useText } from '../use-text';
import { LocaleList } from './Locales';
import styles from './NavHamburger.module.css';
import { NavItemList } from './NavItems';
import { useLocaleChoices } from './use-locale-choices';

/** The content that narrow bars move into the drawer. */
export function DrawerContent() {
  const text = useText();
  return (
    <div className={styles.content}>
      <NavItemList items={useNav()} />
      {useLocaleChoices().map(({ kind, links }) => (
        <Part key={kind} title={text(`${kind}sText`)}>
          <LocaleList links={links} />
        </Part>
      ))}
      {siteAppearance.hasChoice && (
        <Part title={text('themeText')}>
          <AppearanceChoices />
        </Part>
      )}
      <SocialLinks />
    </div>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.part}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      {children}
    </section>
  );
}
