/** The words by which a command is asked how it is used. */
export const HELP: readonly string[] = ['--help', '-h'];
