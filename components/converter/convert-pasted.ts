import { convert } from './convert/index.ts';
import type { PastedFile } from './types.ts';

/** The package.json of an ES module, with more fields, as readers paste it. */
export const manifest = (more: object): PastedFile => ({
  name: 'package.json',
  text: JSON.stringify({ name: 'a', type: 'module', ...more }, null, 2),
});

/** A config file of a tool, as readers paste it. */
export const config = (tool: string, text: string): PastedFile => ({ name: `${tool}.config.js`, text });

/** What pasted files are converted to: the config and package.json, and the notes with their lines. */
export const of = (...files: PastedFile[]) => {
  const { files: written, notes } = convert(files);
  return {
    config: written[0]?.text ?? '',
    manifest: JSON.parse(written[1]?.text ?? '{}'),
    notes: notes.map(({ kind, line, option, message }) =>
      `${line} ${kind} ${option} ${'key' in message ? message.key : 'row'}`.replace('converter.', ''),
    ),
  };
};
