import type { CodeButtonGroupProps } from '@rspress/core/theme-original';
import { action } from '../action';
import { ofScript } from '../of-script';
import { useText } from '../use-text';
import styles from './CodeButtonGroup.module.css';

/** Which buttons to show; by default both. */
export type ShownButtons = Pick<CodeButtonGroupProps, 'showWrapCodeButton' | 'showCopyButton'>;

/** The buttons of a code block: toggle line wrap, and copy. */
export function CodeButtonGroup({
  showWrapCodeButton = true,
  showCopyButton = true,
  isWrapped,
}: ShownButtons & { isWrapped: boolean }) {
  const text = useText();
  return (
    <div className={styles.group}>
      {showWrapCodeButton && (
        <button
          type="button"
          className={styles.button}
          aria-pressed={isWrapped}
          aria-label={text('codeButtonGroupWrapButtonText')}
          title={text('codeButtonGroupWrapButtonText')}
          {...action('wrap')}
        >
          <svg viewBox="0 0 20 20" width="18" height="18" aria-hidden="true">
            <path d="M3 5h14M3 10h11.5a2.75 2.75 0 0 1 0 5.5H10m2-2-2 2 2 2M3 15h3.5" />
          </svg>
        </button>
      )}
      {showCopyButton && (
        <button
          type="button"
          className={styles.button}
          aria-label={text('codeButtonGroupCopyButtonText')}
          title={text('codeButtonGroupCopyButtonText')}
          {...action('copy')}
        >
          <svg viewBox="0 0 20 20" width="18" height="18" aria-hidden="true">
            <path className={styles.copy} d="M7.5 7.5h9v9h-9zM12.5 7V3.5h-9v9H7" />
            <path className={styles.copied} d="m4.5 10.5 3.5 3.5 7.5-8" />
          </svg>
        </button>
      )}
      <span
        aria-live="polite"
        className={styles.announcement}
        data-copied={text('code.copied')}
        data-prompt={text('code.copyPrompt', { key: '{key}' })}
        {...ofScript}
      />
    </div>
  );
}
