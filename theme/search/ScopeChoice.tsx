import { useId } from 'react';
import { useText } from '../use-text';
import styles from './ScopeChoice.module.css';
import type { Scope } from './scopes';

type Props = { scopes: readonly Scope[]; scope: string | undefined; onChoose: (scope: string | undefined) => void };

/** Where to search: all of the site, or one of its parts. */
export function ScopeChoice({ scopes, scope, onChoose }: Props) {
  const text = useText();
  const group = useId();
  if (scopes.length === 0) return null;
  const all = { name: undefined, label: text('search.everywhere') };
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{text('search.scopes')}</legend>
      {[all, ...scopes].map(({ name, label }) => (
        <label key={name ?? ''} className={styles.choice}>
          <input type="radio" name={group} checked={scope === name} onChange={() => onChoose(name)} />
          {label}
        </label>
      ))}
    </fieldset>
  );
}
