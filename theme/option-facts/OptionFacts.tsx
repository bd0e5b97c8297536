import type { OptionFact } from '../../site/option-facts/option-fact';
import { useText } from '../use-text';
import { DefaultValue } from './DefaultValue';
import styles from './OptionFacts.module.css';

/**
 * Type, default and place of one option, as the installed package has them.
 *
 * A page writes `<OptionFacts name="dts" />`; the build adds `fact`.
 */
export function OptionFacts({ name, fact }: { name: string; fact: OptionFact }) {
  const text = useText();

  return (
    <dl className={`${styles.facts} rp-not-doc`} data-option={name}>
      <div className={styles.fact}>
        <dt>{text('optionFacts.type')}</dt>
        <dd>
          <code>{fact.type}</code>
          {Object.entries(fact.aliases ?? {}).map(([alias, members]) => (
            <code key={alias} className={styles.alias}>{`${alias} = ${members}`}</code>
          ))}
        </dd>
      </div>
      {fact.default !== undefined && (
        <div className={styles.fact}>
          <dt>{text('optionFacts.default')}</dt>
          <dd>
            <DefaultValue value={fact.default} />
          </dd>
        </div>
      )}
      <div className={styles.fact}>
        <dt>{text('optionFacts.place')}</dt>
        <dd>
          {text(`optionFacts.place.${fact.place}`)}
          {fact.ignored && <p className={styles.warning}>{text('optionFacts.ignored')}</p>}
        </dd>
      </div>
      {fact.deprecated !== undefined && (
        <div className={styles.fact}>
          <dt>{text('optionFacts.deprecated')}</dt>
          <dd className={styles.warning}>
            {fact.deprecated
              ? text('optionFacts.deprecated.use', { replacement: fact.deprecated })
              : text('optionFacts.deprecated.gone')}
          </dd>
        </div>
      )}
    </dl>
  );
}
