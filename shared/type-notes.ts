/** A piece of code, and the kind of its token as in the classes of code blocks (`token-keyword`), if it has one. */
export type Token = readonly [text: string, kind?: string];

/** A piece of prose, and whether it is code. */
export type Prose = readonly [text: string, isCode?: true];

/** What a reader is told about a name in a code block. */
export interface TypeNote {
  type: readonly Token[];
  /** An option's default values with the configuration in which each applies, both as code; `when` is empty for all. */
  defaults?: readonly { when: string; value: string }[];
  /** What the page of an option says about it first. */
  text?: readonly Prose[];
  /** The page of an option: its name and its address, without the base. */
  page?: { name: string; address: string };
}

/** The notes of a code block: a file that is loaded when a reader points at the block or focuses it. */
export interface TypeNotes {
  /** The length of the code, without breaks at its end. */
  size: number;
  /** For each name its offset and length in the text of the block, and the index of its note. */
  names: readonly (readonly [offset: number, length: number, note: number])[];
  notes: readonly TypeNote[];
  /** The interface's texts in the language of the page. */
  words: { default: string; keys: string };
}
