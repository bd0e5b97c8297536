import { useSite } from '@rspress/core/runtime';
import { useContext } from 'react';
import { type Appearance, appearances } from '../../document/head/appearance';
import { action } from '../action';
import { Icon, type IconName } from '../Icon';
import { Menu, MenuId } from '../menu/Menu';
import { unmanagedContent } from '../unmanaged-content';
import { useText } from '../use-text';
import styles from './SwitchAppearance.module.css';
import { siteAppearance, useAppearance } from './use-theme-state';

const icons: Record<Appearance, IconName> = { light: 'sun', dark: 'moon', auto: 'screen' };

/** The theme toggle and the menu with all choices; renders nothing if the site offers no choice. */
export function SwitchAppearance() {
  const text = useText();
  if (!siteAppearance.hasChoice) return null;
  return (
    <div className={styles.switch}>
      <button type="button" className={styles.flip} aria-label={text('appearance.flip')} {...action('appearance')}>
        <Icon name="sun" data-only="light" />
        <Icon name="moon" data-only="dark" />
      </button>
      <Menu button={<Icon name="chevron" size={1} />} label={text('themeText')} isIcon buttonClass={styles.more}>
        <AppearanceChoices />
      </Menu>
      <span role="status" className="visually-hidden" data-chosen {...unmanagedContent} />
    </div>
  );
}

/** Light, dark and auto. */
export function AppearanceChoices() {
  const text = useText();
  const menu = useContext(MenuId);
  const { initial } = siteAppearance;
  const chosen = useAppearance();
  const { enableAppearanceAnimation } = useSite().site.themeConfig;

  return (
    <div
      role="group"
      aria-label={text('themeText')}
      className={styles.list}
      data-appearance={initial}
      data-reveal={enableAppearanceAnimation || undefined}
    >
      {appearances.map((appearance) => (
        <button
          key={appearance}
          type="button"
          className={styles.choice}
          value={appearance}
          aria-pressed={chosen && chosen === appearance}
          popoverTarget={menu}
          popoverTargetAction={menu ? 'hide' : undefined}
          {...action('appearance')}
        >
          <Icon name={icons[appearance]} />
          {text(`appearance.${appearance}`)}
          <Icon name="check" size={1.125} className={styles.check} />
        </button>
      ))}
    </div>
  );
}
