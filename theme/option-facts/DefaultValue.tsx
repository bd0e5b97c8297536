import type { DefaultCase } from '../../site/option-facts/option-fact';
import styles from './OptionFacts.module.css';

/** One default, or the default under each configuration. */
export function DefaultValue({ value }: { value: string | DefaultCase[] }) {
  if (typeof value === 'string') return <code>{value}</code>;
  return (
    <dl className={styles.cases}>
      {value.map((one) => (
        <div key={one.when} className={styles.case}>
          <dt>
            <code>{one.when}</code>
          </dt>
          <dd>
            <code>{one.value}</code>
          </dd>
        </div>
      ))}
    </dl>
  );
}
