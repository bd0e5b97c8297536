import type { ReactNode } from 'react';
import { useText } from '../use-text';
import styles from './Consumers.module.css';

/** The results of a group of consumers. Pages write `<Consumers of="node" />`; the build inserts the table. */
export function Consumers({ children }: { of: string; children?: ReactNode }) {
  return (
    <div className={styles.consumers} data-consumers="">
      {children}
    </div>
  );
}

/** Filters the result tables by output (`client/filter-rows.ts`). The build passes `outputs`. */
export function ConsumersFilter({ outputs }: { outputs: string[] }) {
  const text = useText();
  return (
    <label className={`${styles.filter} rp-not-doc`}>
      {text('consumers.filter')}
      <select data-filter-rows="" autoComplete="off" className={styles.field}>
        <option value="">{text('consumers.all')}</option>
        {outputs.map((output) => (
          <option key={output}>{output}</option>
        ))}
      </select>
    </label>
  );
}
