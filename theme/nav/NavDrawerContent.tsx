import { useNav } from '@rspress/core/runtime';
import { SocialLinks } from '@rspress/core/theme';
import { type ReactNode, useId } from 'react';
import { AppearanceChoices } from '../appearance/AppearanceChoices';
import { useHasAppearanceChoice } from '../appearance/use-theme-state';
import { useText } from '../use-text';
import { LocaleList } from './LocaleList';
import styles from './NavDrawerContent.module.css';
import { NavItemList } from './NavItemList';
import { useLanguages, useVersions } from './use-locales';

/** All that a narrow bar does not show. */
export function NavDrawerContent() {
  const text = useText();
  const languages = useLanguages();
  const versions = useVersions();
  return (
    <div className={styles.content}>
      <NavItemList items={useNav()} />
      {languages.length > 0 && (
        <Part title={text('languagesText')}>
          <LocaleList locales={languages} />
        </Part>
      )}
      {versions.length > 0 && (
        <Part title={text('versionsText')}>
          <LocaleList locales={versions} />
        </Part>
      )}
      {useHasAppearanceChoice() && (
        <Part title={text('themeText')}>
          <AppearanceChoices isRow />
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
