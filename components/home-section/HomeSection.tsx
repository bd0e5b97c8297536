import { type ReactNode, useId } from 'react';
import { SectionHead } from '../../theme/home/SectionHead';
import styles from './HomeSection.module.css';

type Props = { title: string; lead?: string; children: ReactNode };

/** A section in a home page's content; lays code blocks out side by side, and lists as links. */
export function HomeSection({ title, lead, children }: Props) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <SectionHead id={id} title={title} lead={lead} />
      <div className={styles.content}>{children}</div>
    </section>
  );
}
