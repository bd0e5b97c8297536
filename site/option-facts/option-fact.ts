/** One value, and the configuration under which the tool uses it (a line of code, so that it needs no translation). */
export type DefaultCase = { when: string; value: string };

/** What a page shows about one option. Every string is code, so both languages show the same. */
export type OptionFact = {
  type: string;
  /** Unions of literals that are too long for `type`, by the name that stands for them there. */
  aliases?: Record<string, string>;
  /** Absent for an option that only groups others. */
  default?: string | DefaultCase[];
  /** Where the declarations accept it: in an item of `lib`, at the top level, or in both places. */
  place: 'lib' | 'top' | 'both';
  /** The tool accepts it and does nothing with it. */
  ignored?: true;
  /** The replacement that the declaration names; empty when it names none. */
  deprecated?: string;
};

/** The content of `option-facts.json`. */
export type OptionFactsFile = {
  madeFrom: Record<string, string>;
  /** The names of the options that are Rslib's own, each of which a page has to show. */
  libOptions: string[];
  options: Record<string, OptionFact>;
};

/** The id of the heading under which a page describes an option: `dts.abortOnError` → `dts-abort-on-error`. */
export function optionAnchor(name: string): string {
  return name
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .replace(/([A-Z]+)([A-Z][a-z])/g, '$1-$2')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
