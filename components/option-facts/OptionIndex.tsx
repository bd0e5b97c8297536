import { usePage } from '@rspress/core/runtime';
import { type OptionFact, optionAnchor } from '../../shared/option-facts/option-fact';
import { useText } from '../../theme/use-text';
import { DefaultValue, Fact } from './Fact';
import styles from './OptionFacts.module.css';
import type { texts } from './texts';

/**
 * The nested options of an option, linked to their headings if the page has them.
 *
 * Pages write `<OptionIndex of="dts" />`; the build adds `facts`.
 */
export function OptionIndex({ facts }: { of: string; facts: Record<string, OptionFact> }) {
  const text = useText<typeof texts>();
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
