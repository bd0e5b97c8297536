/** A tool that loads libraries, such as a runtime or a bundler, and its recorded results. */
export interface Consumer {
  /** Consumers of a group share a table. */
  group: string;
  /** With its version. */
  name: string;
  /** The command or page that loads the library. */
  run: string;
  /** The first error printed for each output; null if the output loaded. */
  errors: Readonly<Record<string, string | null>>;
  /** A hash of everything that these results depend on. */
  inputs: string;
  /** The date of the recording. */
  recorded: string;
}
