import type { CodeBlockProps } from '@rspress/core/theme-original';
import { cloneElement, type HTMLAttributes, isValidElement } from 'react';
import { useText } from '../use-text';
import styles from './CodeBlock.module.css';
import { CodeButtonGroup } from './CodeButtonGroup';
import { useCodeButtonGroup } from './use-code-button-group';
import { useOverflow } from './use-overflow';

/** How high a block with `fold` and without `height` is, in CSS pixels; more of it scrolls. */
const FOLDED_HEIGHT = 300;

/** A block of code with its title and its buttons. */
export function CodeBlock({
  title,
  lang = 'txt',
  wrapCode: initialWrapCode,
  lineNumbers,
  fold,
  height = fold ? FOLDED_HEIGHT : undefined,
  containerElementClassName,
  codeButtonGroupProps,
  children,
}: CodeBlockProps) {
  const text = useText();
  const { copyElementRef, wrapCode, toggleWrapCode } = useCodeButtonGroup(initialWrapCode);
  const overflows = useOverflow(copyElementRef, 'pre');
  const classes = [styles.block, `language-${lang}`, containerElementClassName];

  return (
    <div className={classes.filter(Boolean).join(' ')} data-titled={title ? true : undefined}>
      {title && <div className={styles.title}>{title}</div>}
      <CodeButtonGroup
        {...codeButtonGroupProps}
        copyElementRef={copyElementRef}
        wrapCode={wrapCode}
        toggleWrapCode={toggleWrapCode}
        lang={lang}
      />
      <div
        ref={copyElementRef}
        className={styles.code}
        data-wrap={wrapCode || undefined}
        data-numbered={lineNumbers || undefined}
      >
        {isValidElement<HTMLAttributes<HTMLElement>>(children)
          ? cloneElement(children, {
              role: 'group',
              'aria-label': text('code.name', { name: title ?? lang }),
              tabIndex: overflows ? 0 : undefined,
              style: { ...children.props.style, maxBlockSize: height },
            })
          : children}
      </div>
    </div>
  );
}
