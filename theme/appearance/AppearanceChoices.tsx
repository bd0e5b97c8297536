import { useSite } from '@rspress/core/runtime';
import type { MouseEvent } from 'react';
import { flushSync } from 'react-dom';
import { type Appearance, appearances } from '../../head/appearance';
import { Icon, type IconName } from '../nav/Icon';
import { useText } from '../use-text';
import styles from './AppearanceChoices.module.css';
import { type Point, reveal } from './reveal';
import { storeAppearance } from './stored-appearance';
import { useAppearance } from './use-theme-state';

const icons: Record<Appearance, IconName> = { light: 'sun', dark: 'moon', auto: 'screen' };

type Props = {
  /** The popover that a choice closes. */
  closes?: string;
  /** Side by side, where there is room. */
  isRow?: boolean;
};

/** Light, dark, or as the system has it. */
export function AppearanceChoices({ closes, isRow = false }: Props) {
  const text = useText();
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
          popoverTarget={closes}
          popoverTargetAction={closes ? 'hide' : undefined}
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

/** Where a click was; the middle of what was clicked where the keyboard did it. */
function pointOf({ detail, clientX, clientY, currentTarget }: MouseEvent): Point {
  if (detail > 0) return { x: clientX, y: clientY };
  const { left, top, width, height } = currentTarget.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}
