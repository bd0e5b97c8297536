import { IconArrowRight, IconMenu, SvgWrapper } from '@rspress/core/theme';
import { ofScript } from '../of-script';
import { useText } from '../use-text';
import styles from './LocalBar.module.css';

type Menu = { id: string; open: boolean | undefined } | undefined;

type Props = { sidebar: Menu; outline: Menu };

/** The bar on narrow viewports, with buttons for the sidebar and for the outline, which shows the current heading. */
export function LocalBar({ sidebar, outline }: Props) {
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
          <span className={styles.heading} data-current-heading {...ofScript} />
          <SvgWrapper icon={IconArrowRight} className={styles.arrow} aria-hidden="true" />
        </button>
      ) : null}
    </nav>
  );
}

function opener({ id, open }: NonNullable<Menu>) {
  return { type: 'button', popoverTarget: id, 'aria-expanded': open, 'aria-controls': id } as const;
}
