import { action } from '../action';
import { Icon } from '../Icon';
import { unmanagedContent } from '../unmanaged-content';
import { useText } from '../use-text';
import styles from './CodeButtonGroup.module.css';

/** The buttons of a code block with an accessible name: toggle line wrap, and copy. */
export function CodeButtonGroup({ name, canWrap }: { name: string; canWrap: boolean }) {
  const text = useText();
  return (
    <div className={styles.group}>
      {canWrap && (
        <button
          type="button"
          className={styles.button}
          aria-pressed={false}
          aria-label={text('code.wrap', { name })}
          title={text('codeButtonGroupWrapButtonText')}
          {...action('wrap')}
        >
          <Icon name="wrap" size={1.125} />
        </button>
      )}
      <button
        type="button"
        className={styles.button}
        aria-label={text('code.copy', { name })}
        title={text('codeButtonGroupCopyButtonText')}
        {...action('copy')}
      >
        <Icon name="copy" size={1.125} className={styles.copy} />
        <Icon name="check" size={1.125} className={styles.copied} />
      </button>
      <span
        aria-live="polite"
        className="visually-hidden"
        data-copied={text('code.copied')}
        data-prompt={text('code.copyPrompt', { key: '{key}' })}
        {...unmanagedContent}
      />
    </div>
  );
}
