import { useSite } from '@rspress/core/runtime';
import type { CodeBlockProps } from '@rspress/core/theme-original';
import { cloneElement, type HTMLAttributes, isValidElement } from 'react';
import { action } from '../action';
import { useText } from '../use-text';
import styles from './CodeBlock.module.css';
import { CodeButtonGroup, type ShownButtons } from './CodeButtonGroup';

type Props = Omit<CodeBlockProps, 'codeButtonGroupProps'> & {
  codeButtonGroupProps?: ShownButtons;
  /** The accessible name, if it is not the title. */
  name?: string;
};

/** A code block with a title and buttons, which `client/code/` handles. */
export function CodeBlock({
  title,
  lang = 'txt',
  name = title ?? lang,
  wrapCode,
  lineNumbers,
  fold,
  height,
  containerElementClassName,
  codeButtonGroupProps,
  children,
}: Props) {
  const text = useText();
  const { defaultWrapCode } = useSite().site.markdown;
  const isWrapped = wrapCode ?? defaultWrapCode ?? false;
  const classes = [styles.block, `language-${lang}`, containerElementClassName];

  return (
    <div
      className={classes.filter(Boolean).join(' ')}
      data-code={lang}
      data-titled={title ? true : undefined}
      data-folded={fold ? '' : undefined}
    >
      {title && <div className={styles.title}>{title}</div>}
      <CodeButtonGroup {...codeButtonGroupProps} isWrapped={isWrapped} />
      <div
        className={styles.code}
        data-code-text
        data-wrap={isWrapped ? '' : undefined}
        data-numbered={lineNumbers || undefined}
      >
        {isValidElement<HTMLAttributes<HTMLElement>>(children)
          ? cloneElement(children, {
              role: 'group',
              'aria-label': text('code.name', { name }),
              tabIndex: 0,
              style: { ...children.props.style, maxBlockSize: fold ? undefined : height },
              ...{ 'data-scroller': 'tabindex' },
            })
          : children}
      </div>
      {fold && (
        <button type="button" className={styles.unfold} aria-expanded={false} {...action('fold')}>
          {text('code.whole')}
        </button>
      )}
    </div>
  );
}
