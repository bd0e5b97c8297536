/** A default value and the configuration in which it applies, written as code so that it needs no translation. */
export type DefaultCase = { when: string; value: string };

/** The facts that a page shows about an option. All strings are code, so they need no translation. */
export type OptionFact = {
  type: string;
  /** Undefined for options that only group others. */
  default?: string | DefaultCase[];
  /** Where the type declarations accept it: in a lib item, at the top level, or both. */
  place: 'lib' | 'top' | 'both';
  /** The replacement that the declaration names. */
  deprecated?: string;
};

/** The content of `option-facts.json`. */
export type OptionFactsFile = {
  /** Rslib's own options; each needs a page or section. */
  libOptions: string[];
  /** All options, also those that no page shows on their own. */
  names: string[];
  options: Record<string, OptionFact>;
};

/** The id of the heading that documents an option: `dts.abortOnError` → `dts-abort-on-error`. */
export function optionAnchor(name: string): string {
  return name
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .replace(/([A-Z]+)([A-Z][a-z])/g, '$1-$2')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
