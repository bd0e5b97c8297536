import type { ReactNode } from 'react';
import type { DefaultCase } from '../../shared/option-facts/option-fact';
import { useText } from '../../theme/use-text';
import styles from './OptionFacts.module.css';
import type { texts } from './texts';

/** A name and its value. */
export function Fact({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** A single default, or a default per case. */
export function DefaultValue({ value }: { value: string | DefaultCase[] }) {
  const text = useText<typeof texts>();
  if (typeof value === 'string') return <code>{value}</code>;
  return (
    <dl className={styles.cases}>
      {value.map((one) => (
        <div key={one.when} className={styles.case}>
          <dt>
            {text('optionFacts.when')} <code>{one.when}</code>
          </dt>
          <dd>
            <code>{one.value}</code>
          </dd>
        </div>
      ))}
    </dl>
  );
}
