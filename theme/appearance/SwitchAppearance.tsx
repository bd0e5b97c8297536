import { useSite } from '@rspress/core/runtime';
import { type MouseEvent, useContext } from 'react';
import { flushSync } from 'react-dom';
import { type Appearance, appearances } from '../../head/appearance';
import { Icon, type IconName } from '../Icon';
import { Menu, MenuId } from '../menu/Menu';
import { useText } from '../use-text';
import { type Point, reveal } from './reveal';
import styles from './SwitchAppearance.module.css';
import { storeAppearance, useAppearance, useHasAppearanceChoice } from './use-theme-state';

const icons: Record<Appearance, IconName> = { light: 'sun', dark: 'moon', auto: 'screen' };

/** The theme menu of the bar, if the site has a choice. */
export function SwitchAppearance() {
  const text = useText();
  if (!useHasAppearanceChoice()) return null;
  const button = (
    <>
      <Icon name="sun" className={styles.sun} />
      <Icon name="moon" className={styles.moon} />
    </>
  );
  return (
    <div className={styles.switch}>
      <Menu button={button} label={text('themeText')} isIcon>
        <AppearanceChoices />
      </Menu>
    </div>
  );
}

/** Light, dark or auto, as a list or, in the drawer, as a row. */
export function AppearanceChoices({ isRow = false }: { isRow?: boolean }) {
  const text = useText();
  const menu = useContext(MenuId);
  const chosen = useAppearance();
  const { enableAppearanceAnimation } = useSite().site.themeConfig;

  function choose(appearance: Appearance, point: Point) {
    if (appearance === chosen) return;
    const change = () => flushSync(() => storeAppearance(appearance));
    if (enableAppearanceAnimation) reveal(change, point);
    else change();
  }

  return (
    <div role="group" aria-label={text('themeText')} className={isRow ? styles.row : styles.list}>
      {appearances.map((appearance) => (
        <button
          key={appearance}
          type="button"
          className={styles.choice}
          aria-pressed={chosen && chosen === appearance}
          popoverTarget={menu}
          popoverTargetAction={menu ? 'hide' : undefined}
          onClick={(event) => choose(appearance, pointOf(event))}
        >
          <Icon name={icons[appearance]} />
          {text(`appearance.${appearance}`)}
          <Icon name="check" className={styles.check} />
        </button>
      ))}
    </div>
  );
}

/** Where a click was; by keyboard, the middle of the button. */
function pointOf({ detail, clientX, clientY, currentTarget }: MouseEvent): Point {
  if (detail > 0) return { x: clientX, y: clientY };
  const { left, top, width, height } = currentTarget.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}
