import type { CodeBlockProps } from '@rspress/core/theme-original';
import { type ComponentProps, cloneElement, type ReactElement } from 'react';
import { action } from '../action';
import { useText } from '../use-text';
import styles from './CodeBlock.module.css';
import { CodeButtonGroup } from './CodeButtonGroup';

type Props = Omit<CodeBlockProps, 'children' | 'codeButtonGroupProps' | 'height' | 'wrapCode'> & {
  /** The accessible name, if it is not the title. */
  name?: string;
  /** Whether to show the button that toggles line wrap. */
  canWrap?: boolean;
  /** A `pre`. */
  children: ReactElement<ComponentProps<'pre'> & { 'data-scroller'?: string }>;
};

/** A title that is the command whose output the block shows. */
const COMMAND = /^(?:[A-Z_]+=\S+ )*(?:npx|npm|node|yarn|rollup) /;

/** A code block with a title and buttons, which `document/code/` handles. */
export function CodeBlock({
  title,
  lang = 'txt',
  name = title ?? lang,
  canWrap = true,
  lineNumbers,
  fold,
  containerElementClassName,
  children,
}: Props) {
  const text = useText();
  const classes = [styles.block, `language-${lang}`, containerElementClassName];

  return (
    <div
      className={classes.filter(Boolean).join(' ')}
      data-code={lang}
      data-titled={title ? true : undefined}
      data-folded={fold ? '' : undefined}
    >
      {title && (
        <div className={styles.title} data-command={COMMAND.test(title) || undefined}>
          {title}
        </div>
      )}
      <CodeButtonGroup name={name} canWrap={canWrap} />
      <div className={styles.code} data-code-text translate="no" data-numbered={lineNumbers || undefined}>
        {cloneElement(children, {
          role: 'group',
          'aria-label': text('code.name', { name }),
          tabIndex: 0,
          'data-scroller': '',
        })}
      </div>
      {fold && (
        <button type="button" className={styles.unfold} aria-expanded={false} {...action('fold')}>
          {text('code.whole')}
        </button>
      )}
    </div>
  );
}
