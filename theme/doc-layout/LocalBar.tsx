import type { Header } from '@rspress/core';
import { IconArrowRight, IconMenu, parseInlineMarkdownText, SvgWrapper } from '@rspress/core/theme';
import { useText } from '../use-text';
import styles from './LocalBar.module.css';

type Menu = { id: string; open: boolean | undefined } | undefined;

type Props = { sidebar: Menu; outline: Menu; heading: Header | undefined };

/** The bar of narrow windows: a button for the sidebar, and one for the outline with the current heading. */
export function LocalBar({ sidebar, outline, heading }: Props) {
  const text = useText();
  return (
    <nav className={`rp-doc-layout__menu ${styles.bar}`} aria-label={text('localBar.name')}>
      {sidebar ? (
        <button {...opener(sidebar)} className={`${styles.button} ${styles.sidebar}`}>
          <SvgWrapper icon={IconMenu} className={styles.icon} aria-hidden="true" />
          {text('menuTitle')}
        </button>
      ) : null}
      {outline ? (
        <button {...opener(outline)} className={`${styles.button} ${styles.outline}`}>
          <span className={styles.label}>{text('outlineTitle')}</span>
          {heading ? <span className={styles.heading}>{parseInlineMarkdownText(heading.text)}</span> : null}
          <SvgWrapper icon={IconArrowRight} className={styles.arrow} aria-hidden="true" />
        </button>
      ) : null}
    </nav>
  );
}

function opener({ id, open }: NonNullable<Menu>) {
  return { type: 'button', popoverTarget: id, 'aria-expanded': open, 'aria-controls': id } as const;
}
