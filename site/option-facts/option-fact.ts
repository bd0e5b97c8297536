/** One value, and the configuration under which the tool uses it (a line of code, so that it needs no translation). */
export type DefaultCase = { when: string; value: string };

/** How a default was found: read from the resolved configuration, told apart by builds, declared, or written by hand. */
export type DefaultSource = 'inspected' | 'probed' | 'declared' | 'override';

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

/** What the declarations alone tell about one option. */
export type DeclaredOption = {
  name: string;
  path: string[];
  /** Ours to document key by key, or passed on to Rsbuild. */
  family: 'lib' | 'rsbuild';
  type: string;
  aliases?: Record<string, string>;
  /** The text of `@default`, when it is code. */
  default?: string;
  /** The text of `@default`, when it is prose: it needs a measurement. */
  defaultInWords?: string;
  place: OptionFact['place'];
  deprecated?: string;
  hasSubOptions: boolean;
};
