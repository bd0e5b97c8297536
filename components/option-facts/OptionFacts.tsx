import { usePage } from '@rspress/core/runtime';
import type { ReactNode } from 'react';
import { type DefaultCase, type OptionFact, optionAnchor } from '../../shared/option-facts/option-fact';
import { useText } from '../../theme/use-text';
import styles from './OptionFacts.module.css';

/**
 * Type, default and place of an option, read from the installed package.
 *
 * Pages write `<OptionFacts name="dts" />`; the build adds `fact`.
 */
export function OptionFacts({ name, fact }: { name: string; fact: OptionFact }) {
  const text = useText();
  return (
    <dl className={`${styles.facts} rp-not-doc`} data-option={name}>
      <Fact name={text('optionFacts.type')}>
        <code>{fact.type}</code>
      </Fact>
      {fact.default !== undefined && (
        <Fact name={text('optionFacts.default')}>
          <DefaultValue value={fact.default} />
        </Fact>
      )}
      <Fact name={text('optionFacts.place')}>{text(`optionFacts.place.${fact.place}`)}</Fact>
      {fact.deprecated && (
        <Fact name={text('optionFacts.deprecated')}>
          <p className={styles.warning}>{text('optionFacts.deprecated.use', { replacement: fact.deprecated })}</p>
        </Fact>
      )}
    </dl>
  );
}

/**
 * The nested options of an option, linked to their headings if the page has them.
 *
 * Pages write `<OptionIndex of="dts" />`; the build adds `facts`.
 */
export function OptionIndex({ facts }: { of: string; facts: Record<string, OptionFact> }) {
  const text = useText();
  const headings = new Set(usePage().page.toc.map(({ id }) => id));
  return (
    <dl className={`${styles.facts} ${styles.index} rp-not-doc`}>
      {Object.entries(facts).map(([option, fact]) => {
        const name = <code>{option}</code>;
        const anchor = optionAnchor(option);
        return (
          <Fact key={option} name={headings.has(anchor) ? <a href={`#${anchor}`}>{name}</a> : name}>
            <code>{fact.type}</code>
            {fact.default !== undefined && (
              <div>
                {text('optionFacts.default')} <DefaultValue value={fact.default} />
              </div>
            )}
          </Fact>
        );
      })}
    </dl>
  );
}

function Fact({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** A single default, or a default per case. */
function DefaultValue({ value }: { value: string | DefaultCase[] }) {
  const text = useText();
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
