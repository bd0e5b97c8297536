import { closest } from 'fastest-levenshtein';
import type { OptionFact, OptionFactsFile } from './option-fact.ts';
import file from './option-facts.json' with { type: 'json' };

const { names, options } = file as unknown as OptionFactsFile;

/**
 * Looks up an option by its dotted name.
 *
 * @throws if there is no such option, with the closest name, or if its facts are not recorded
 */
export function findFact(name: string): OptionFact {
  const fact = options[name];
  if (fact) return fact;
  if (names.includes(name))
    throw new Error(
      `There are no facts about "${name}". Add it to writing/option-facts/collect-facts.ts and run npm run facts.`,
    );
  throw new Error(`There is no option "${name}". Did you mean "${closest(name, Object.keys(options))}"?`);
}

/** The facts of an option's direct children, by dotted name. @throws if there is no such option */
export function factsBelow(name: string): Record<string, OptionFact> {
  findFact(name);
  const isChild = (other: string) => other.startsWith(`${name}.`) && !other.slice(name.length + 1).includes('.');
  return Object.fromEntries(Object.entries(options).filter(([other]) => isChild(other)));
}
