import { usePage } from '@rspress/core/runtime';
import type { ReactNode } from 'react';
import { dateText } from '../../theme/doc-footer/date-text';
import { useText } from '../../theme/use-text';
import styles from './HeroSample.module.css';
import type { texts } from './texts';

/** Statistics of the examples, from `examples-summary.ts`. */
type Props = { samples: number; version: string; changed?: string; children: ReactNode };

/** The code next to the hero, with the statistics that back it up. */
export function HeroSample({ samples, version, changed, children }: Props) {
  const text = useText<typeof texts>();
  const { lang } = usePage().page;
  return (
    <div className={styles.sample} data-hero-sample>
      {children}
      <p className={styles.proof}>
        {changed
          ? text('home.datedProof', { samples, version, date: dateText(changed, lang) })
          : text('home.proof', { samples, version })}
      </p>
    </div>
  );
}
