import { usePage } from '@rspress/core/runtime';
import { optionAnchor } from '../../site/option-facts/option-anchor';
import type { OptionFact } from '../../site/option-facts/option-fact';
import { useText } from '../use-text';
import { DefaultValue } from './DefaultValue';
import styles from './OptionFacts.module.css';

/**
 * The options inside an option, each linked to its heading when the page has one.
 *
 * A page writes `<OptionIndex of="dts" />`; the build adds `facts`.
 */
export function OptionIndex({ facts }: { of: string; facts: Record<string, OptionFact> }) {
  const headings = new Set(usePage().page.toc.map(({ id }) => id));
  return (
    <dl className={`${styles.facts} ${styles.index} rp-not-doc`}>
      {Object.entries(facts).map(([name, fact]) => (
        <IndexEntry key={name} name={name} fact={fact} hasHeading={headings.has(optionAnchor(name))} />
      ))}
    </dl>
  );
}

type IndexEntryProps = { name: string; fact: OptionFact; hasHeading: boolean };

function IndexEntry({ name, fact, hasHeading }: IndexEntryProps) {
  const text = useText();
  const label = <code>{name}</code>;
  return (
    <div className={styles.fact}>
      <dt>{hasHeading ? <a href={`#${optionAnchor(name)}`}>{label}</a> : label}</dt>
      <dd>
        <code>{fact.type}</code>
      </dd>
      {fact.default !== undefined && (
        <dd className={styles.second}>
          {text('optionFacts.default')} <DefaultValue value={fact.default} />
        </dd>
      )}
    </div>
  );
}
