import { useSite } from '@rspress/core/runtime';
import type { CodeBlockProps } from '@rspress/core/theme-original';
import { cloneElement, type HTMLAttributes, isValidElement } from 'react';
import { useText } from '../use-text';
import styles from './CodeBlock.module.css';
import { CodeButtonGroup } from './CodeButtonGroup';

/** How high a block with `fold` and without `height` is, in CSS pixels; more of it scrolls. */
const FOLDED_HEIGHT = 300;

/** A block of code with its title and its buttons, which `client/code/` makes work. */
export function CodeBlock({
  title,
  lang = 'txt',
  wrapCode,
  lineNumbers,
  fold,
  height = fold ? FOLDED_HEIGHT : undefined,
  containerElementClassName,
  codeButtonGroupProps,
  children,
}: CodeBlockProps) {
  const text = useText();
  const { defaultWrapCode } = useSite().site.markdown;
  const isWrapped = wrapCode ?? defaultWrapCode ?? false;
  const classes = [styles.block, `language-${lang}`, containerElementClassName];

  return (
    <div className={classes.filter(Boolean).join(' ')} data-code={lang} data-titled={title ? true : undefined}>
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
              'aria-label': text('code.name', { name: title ?? lang }),
              tabIndex: 0,
              style: { ...children.props.style, maxBlockSize: height },
              ...{ 'data-scroller': 'tabindex' },
            })
          : children}
      </div>
    </div>
  );
}
