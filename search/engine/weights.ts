/**
 * Every number that ranking depends on. `npm run tune-search` proposes values: it searches for those that answer the
 * judged queries best, and reports how they do on queries that it has not seen.
 */
export const weights = {
  /** What a match counts by where it stands. */
  title: 9.44,
  heading: 4.13,
  /** The first paragraph, the description, and the headings above. */
  lead: 1.36,
  body: 1.66,
  keyword: 5,
  /** The page's title, for a section below it. */
  pageTitle: 1.2,
  /** Another section of the same page. */
  elsewhere: 0.25,
  /** What the other fields add to the best one. */
  otherFields: 0.125,
  /** Added where the query is exactly the title or heading, or its last part: `target` of `output.target`. */
  exactName: 3,
  /** How much of a term's weight depends on titles, headings or keywords having it. */
  naming: 0.45,
  /** A Latin word in a Chinese query, where it is usually a name. */
  latinInChinese: 1.5,
  /** Words that any sentence has, and names of other tools. */
  commonWord: 0.28,
  /** Another form of a word: `bundled` for `bundles`. */
  form: 0.72,
  /** A word that starts with what was typed last. */
  prefix: 0.75,
  /** The parts of an identifier, where they stand apart. */
  parts: 0.75,
  /** A Chinese title or heading that sounds like what was typed. */
  pinyin: 0.8,
  /** A different name for the same thing. */
  synonym: 0.9,
  /** A related topic, or an everyday word for what the pages call otherwise. */
  related: 0.5,
  /** Synonyms of a word that the pages have themselves. */
  synonymOfKnown: 0.6,
  /** The same for an identifier: whoever types `noExternal` means it. */
  synonymOfIdentifier: 0.4,
  /** The same for Chinese, where the pairs of a run may stem from other words. */
  synonymOfRun: 0.85,
  /** How much of a score depends on the terms standing close together. */
  proximity: 0.62,
  /** What the page's other good sections add. */
  samePage: 0.16,
};

export type Weights = typeof weights;
