import type { OptionFact } from '../../shared/option-facts/option-fact';
import { useText } from '../../theme/use-text';
import { DefaultValue, Fact } from './Fact';
import styles from './OptionFacts.module.css';
import type { texts } from './texts';

/**
 * Type, default and place of an option, read from the installed package.
 *
 * Pages write `<OptionFacts name="dts" />`; the build adds `fact`.
 */
export function OptionFacts({ name, fact }: { name: string; fact: OptionFact }) {
  const text = useText<typeof texts>();
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
