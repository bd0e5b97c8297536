/**
 * All numbers that the ranking depends on. They were found by trying a lower and a higher value of each on three quarters
 * of the judged queries, and confirmed on the rest.
 */
export const weights = {
  /** The weights of the fields. */
  title: 9.44,
  heading: 4.13,
  /** The first paragraph, the description, and the parent headings. */
  lead: 1.36,
  body: 1.66,
  keyword: 5,
  /** What other pages say where they refer to the section. */
  reference: 3,
  /** The page's title, for sections other than the first. */
  pageTitle: 1.2,
  /** A match in another section of the page. */
  elsewhere: 0.25,
  /** The share that the other fields add to the best one. */
  otherFields: 0.125,
  /** Added if the query equals the title or heading, or a dotted suffix of it: `target` for `output.target`. */
  exactName: 3,
  /** How much of a term's weight depends on its occurrence in titles, headings or keywords. */
  naming: 0.45,
  /** Factor for Latin words in Chinese queries, where they are usually names. */
  latinInChinese: 1.5,
  /** Factor for words of any sentence, and names of other tools. */
  commonWord: 0.28,
  /** Quality of another form of a word: `bundled` for `bundles`. */
  form: 0.72,
  /** Quality of a term that begins with the last typed word. */
  prefix: 0.75,
  /** Quality of an identifier's parts, where they occur separately. */
  parts: 0.75,
  /** The exponent of the share of the parts that one place contains. */
  partsPower: 2,
  /** Quality of synonyms. */
  synonym: 0.9,
  /** Quality of related topics and everyday words. */
  related: 0.5,
  /** Factor for synonyms of a word that the pages contain themselves. */
  synonymOfKnown: 0.6,
  /** The same for an identifier: readers who type `noExternal` mean exactly that. */
  synonymOfIdentifier: 0.4,
  /** The same for Chinese, where a run's bigrams may come from other words. */
  synonymOfRun: 0.85,
  /** Factor for pages about a tool or file type that the query does not name. */
  unnamedSubject: 0.6,
  /** The share of a score that depends on how close together the terms are. */
  proximity: 0.7,
  /** Added if a heading or keyword says the same as the query; less if it says only some of it, or more. */
  likeness: 1,
  /** Added if a section contains the query as a message. */
  message: 6,
  /** The exponent of the share of a message that a line contains. */
  messagePower: 3,
  /** Factor for a message in sections that do not name the tool that the query names before it. */
  otherTool: 0.5,
  /** The least that a section has to say of what its page says, to come before the page. */
  landing: 0.65,
  /** How much of the query a title has to be for the page itself to come first. */
  titled: 0.5,
  /** The share that the page's other matching sections add. */
  samePage: 0.22,
};
