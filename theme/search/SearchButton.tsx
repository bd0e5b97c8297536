import { type ComponentProps, useSyncExternalStore } from 'react';
import { Icon } from '../Icon';
import { useText } from '../use-text';
import styles from './SearchButton.module.css';

type Props = Pick<ComponentProps<'button'>, 'onClick' | 'onPointerEnter' | 'onTouchStart' | 'onFocus'> & {
  isOpen: boolean;
};

/** The button of the bar that opens search. On phones only its drawing shows. */
export function SearchButton({ isOpen, ...handlers }: Props) {
  const text = useText();
  const modifier = useSyncExternalStore(subscribe, modifierOfThisPlatform, () => '');
  return (
    <button
      type="button"
      className={styles.button}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      aria-keyshortcuts="Control+K Meta+K"
      {...handlers}
    >
      <Icon name="search" className={styles.icon} />
      <span className={styles.words}>{text('searchPlaceholderText')}</span>
      <span className={styles.hotkey} aria-hidden="true">
        {modifier && `${modifier} K`}
      </span>
    </button>
  );
}

/** A platform does not change while the page lives. */
function subscribe(): () => void {
  return () => {};
}

function modifierOfThisPlatform(): string {
  return /Mac|iP(?:hone|ad|od)/.test(navigator.platform) ? '⌘' : 'Ctrl';
}
