import type { CodeButtonGroupProps } from '@rspress/core/theme-original';
import { useText } from '../use-text';
import styles from './CodeButtonGroup.module.css';
import { codeText } from './code-text';
import { copyText } from './copy-text';
import { runnableCode } from './runnable-code';
import { useCopied } from './use-copied';

type Props = CodeButtonGroupProps & {
  /** The language of the code, which tells how to make it run where it is pasted. */
  lang?: string;
};

/** The buttons of a code block: wrap long lines, and copy. */
export function CodeButtonGroup({
  copyElementRef,
  wrapCode,
  toggleWrapCode,
  showWrapCodeButton = true,
  showCopyButton = true,
  lang,
}: Props) {
  const text = useText();
  const [copied, showCopied] = useCopied();

  async function copy() {
    if (!copyElementRef.current) return;
    const code = runnableCode(codeText(copyElementRef.current), lang);
    if (await copyText(code, (key) => text('code.copyPrompt', { key }))) showCopied();
  }

  return (
    <div className={styles.group}>
      {showWrapCodeButton && (
        <button
          type="button"
          className={styles.button}
          aria-pressed={wrapCode}
          aria-label={text('codeButtonGroupWrapButtonText')}
          title={text('codeButtonGroupWrapButtonText')}
          onClick={toggleWrapCode}
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
          data-copied={copied || undefined}
          aria-label={text('codeButtonGroupCopyButtonText')}
          title={text('codeButtonGroupCopyButtonText')}
          onClick={copy}
        >
          <svg viewBox="0 0 20 20" width="18" height="18" aria-hidden="true">
            <path d={copied ? 'm4.5 10.5 3.5 3.5 7.5-8' : 'M7.5 7.5h9v9h-9zM12.5 7V3.5h-9v9H7'} />
          </svg>
        </button>
      )}
      <span aria-live="polite" className={styles.announcement}>
        {copied && text('code.copied')}
      </span>
    </div>
  );
}
