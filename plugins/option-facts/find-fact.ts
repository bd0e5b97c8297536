import { closest } from 'fastest-levenshtein';
import type { OptionFact, OptionFactsFile } from '../../site/option-facts/option-fact.ts';
import file from '../../site/option-facts/option-facts.json' with { type: 'json' };

const { options } = file as unknown as OptionFactsFile;

/**
 * Looks an option up by its dotted name.
 *
 * @throws where there is no such option, with the nearest name that there is
 */
export function findFact(name: string): OptionFact {
  const fact = options[name];
  if (fact) return fact;
  throw new Error(`There is no option "${name}". Did you mean "${closest(name, Object.keys(options))}"?`);
}

/** The facts of the options one level below an option, by their dotted names. */
export function factsBelow(name: string): Record<string, OptionFact> {
  findFact(name);
  const isBelow = (other: string, parent: string) => other.startsWith(`${parent}.`) || other.startsWith(`${parent}[].`);
  const deeper = Object.keys(options).filter((other) => isBelow(other, name));
  const next = deeper.filter((other) => !deeper.some((parent) => isBelow(other, parent)));
  return Object.fromEntries(next.map((one) => [one, findFact(one)]));
}
