import { descStyle, titleAndDescStyle, titleStyle } from '@rstack-dev/doc-ui/section-style';
import type { ReactNode } from 'react';
import styles from './SectionHead.module.css';

type Props = { id: string; title: string; lead?: ReactNode };

/** The heading of a home page section, in the shared style of the tool stack's sites. */
export function SectionHead({ id, title, lead }: Props) {
  return (
    <div className={`${titleAndDescStyle} ${styles.head}`}>
      <h2 id={id} className={titleStyle}>
        {title}
      </h2>
      {lead && <p className={descStyle}>{lead}</p>}
    </div>
  );
}
