import type { Lang } from '../../shared/languages.ts';
import type { texts } from './convert/texts.ts';

/** A build tool whose config can be converted. */
export type SourceTool = 'tsup' | 'tsdown' | 'vite' | 'rollup' | 'unbuild' | 'tsc';

/** Inline Markdown in all languages: code spans, and links to pages without the prefix of a language. */
type LocalizedMarkdown = Readonly<Record<Lang, string>>;

/**
 * What Rslib has for an option: one that means the same, one that the converter writes, one that only the reader can
 * choose, or nothing.
 */
type Support = 'same' | 'converted' | 'decide' | 'none';

/** A row of a table of a migration page: options of the other tool, and what Rslib has for them. */
export interface OptionRow {
  /** As the other tool spells them, dotted from the root of its config: `dts.resolve`, `build.lib.entry`. */
  options: readonly string[];
  /** The first cell, if it is not the list of `options`. */
  label?: LocalizedMarkdown;
  /** The second cell: Rslib's option, or what to do. */
  answer: LocalizedMarkdown;
  /** The section that explains the answer, as `/config/lib/dts#dts-bundle`. */
  link: string;
  support: Support;
}

/** A table of a migration page. The converter's rules are keyed by the options of its rows. */
export interface OptionTable {
  /** What the first column is about. The second one is always Rslib. */
  heading: LocalizedMarkdown;
  /** What precedes each of the `options` in the config: `build.rolldownOptions.`; empty if it is not set. */
  prefix?: string;
  rows: readonly OptionRow[];
}

/** The tables of a page, by the name of the part: `<OptionTable tool="vite" part="lib" />`. A page of one table has `options`. */
export type OptionTables = Readonly<Record<string, OptionTable>>;

/** A file that a reader pasted. */
export interface PastedFile {
  /** Empty if it is unknown; then the text tells which tool it is for. */
  name: string;
  text: string;
}

/** A text of the converter, with the values of its placeholders, or the row that says it. */
type NoteMessage = { key: keyof typeof texts; values?: Readonly<Record<string, string>> } | { row: OptionRow };

/** What became of a line of what was pasted. */
export interface ConversionNote {
  /** `error`: nothing could be read, because of syntax, size, an empty file, or the file of a tool that is not known. */
  kind: 'converted' | 'none' | 'decide' | 'error';
  /** The name of the pasted file. */
  file: string;
  /** From 1, in what was pasted. */
  line: number;
  /** Dotted; empty for errors. */
  option: string;
  message: NoteMessage;
  /** The section that explains it. */
  link?: string;
}

/** What `convert` returns. */
export interface Conversion {
  /** The tool whose config it is, if it is known. */
  tool: SourceTool | undefined;
  /** `rslib.config.ts`, and `package.json` if one was pasted; nothing after an error. */
  files: PastedFile[];
  /** In the order of files and lines. Each option that was pasted has one, or shares that of others that stay, too. */
  notes: ConversionNote[];
}
