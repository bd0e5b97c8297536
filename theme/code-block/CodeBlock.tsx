import type { CodeBlockProps } from '@rspress/core/theme-original';
import { type ComponentProps, cloneElement, type ReactElement } from 'react';
import { action } from '../action';
import { useText } from '../use-text';
import styles from './CodeBlock.module.css';
import { CodeButtonGroup } from './CodeButtonGroup';

type Props = Omit<CodeBlockProps, 'children' | 'codeButtonGroupProps' | 'height' | 'wrapCode'> & {
  /** The accessible name, if it is neither the one from the build (`plugins/code-names.ts`) nor the title. */
  name?: string;
  /** Whether to show the button that toggles line wrap. */
  canWrap?: boolean;
  /** A `pre`. */
  children: ReactElement<ComponentProps<'pre'> & { 'data-scroller'?: string; 'data-name'?: string | undefined }>;
};

/** A title that is the command whose output the block shows. */
const COMMAND = /^(?:[A-Z_]+=\S+ )*(?:npx|npm|node|yarn|rollup) /;

/** A code block with a title and buttons, which `document/code/` handles. */
export function CodeBlock({
  title,
  lang = 'txt',
  name,
  canWrap = true,
  lineNumbers,
  fold,
  containerElementClassName,
  children,
}: Props) {
  const text = useText();
  const ownName = name ?? children.props['data-name'] ?? title ?? lang;
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
      <CodeButtonGroup name={ownName} canWrap={canWrap} />
      <div className={styles.code} data-code-text translate="no" data-numbered={lineNumbers || undefined}>
        {cloneElement(children, {
          role: 'group',
          'aria-label': text('code.name', { name: ownName }),
          'data-name': undefined,
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
