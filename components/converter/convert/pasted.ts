import type { ConversionNote, PastedFile, SourceTool } from '../types.ts';
import { detect } from './detect.ts';
import { type Manifest, readManifest } from './manifest.ts';
import { readSource } from './read-source.ts';
import type { Report } from './rules.ts';
import { USUAL_NAME } from './scripts.ts';

/** The most characters of a pasted file. */
const LIMIT = 200_000;

/** Why nothing can be converted. */
export interface Fault {
  file: string;
  line: number;
  message: ConversionNote['message'];
  link?: string;
}

/** A config of a tool that is converted. */
export interface PastedConfig {
  file: PastedFile;
  tool: SourceTool;
}

/** Pasted files by what they are. */
export interface Pasted {
  configs: PastedConfig[];
  manifest: Manifest | undefined;
  tsconfigs: PastedFile[];
}

/** What a parser reports, as a fault. */
export const syntaxFault = (file: string, { line, message }: { line: number; message: string }): Fault => ({
  file,
  line,
  message: { key: 'converter.error.syntax', values: { message } },
});

/** Sorts files that are not all empty. @returns the first fault if one of them cannot be read */
export function sortPasted(files: readonly PastedFile[]): Pasted | Fault {
  const sorted: Pasted = { configs: [], manifest: undefined, tsconfigs: [] };
  for (const file of files) {
    const fault = faultOf(file);
    if (fault) return fault;
    const found = detect(file);
    if (found.kind === 'manifest') {
      const manifest = readManifest(file);
      if ('message' in manifest) return syntaxFault(file.name, manifest);
      sorted.manifest = manifest;
    } else if (found.kind === 'tsconfig') sorted.tsconfigs.push(file);
    else if (found.kind === 'config') sorted.configs.push({ file, tool: found.tool });
    else if (found.kind === 'other') {
      const message = { key: 'converter.error.otherTool', values: { tool: found.tool } } as const;
      return { file: file.name, line: 1, message, link: found.link };
    } else {
      const read = readSource(file);
      return 'message' in read ? syntaxFault(file.name, read) : unknownFault(file.name);
    }
  }
  return sorted;
}

/** What is not that of a tool, as far as the converter knows. */
export const unknownFault = (file: string): Fault => ({
  file,
  line: 1,
  message: { key: 'converter.error.unknown' },
  link: '/guide/migration/other-tools',
});

/** A file that is too long, or no text. */
function faultOf({ name: file, text }: PastedFile): Fault | undefined {
  if (text.length > LIMIT)
    return { file, line: 1, message: { key: 'converter.error.size', values: { limit: String(LIMIT) } } };
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for.
  const control = /[\u0000-\u0008\u000e-\u001f\ufffd]/.exec(text);
  if (!control) return undefined;
  const line = text.slice(0, control.index).split('\n').length;
  return { file, line, message: { key: 'converter.error.binary', values: { place: String(control.index + 1) } } };
}

/** The config to convert: of those of the first one's tool, the one with the usual name. The others are noted. */
export function chooseConfig(all: readonly PastedConfig[], report: Report): PastedConfig | undefined {
  const tool = all[0]?.tool;
  const chosen = all.find((one) => one.tool === tool && USUAL_NAME.test(one.file.name)) ?? all[0];
  for (const one of all) {
    if (one === chosen || !chosen) continue;
    const key = one.tool === tool ? 'converter.error.ownBuild' : 'converter.error.several';
    report.add('decide', { file: one.file.name, line: 1 }, '', { key, values: { file: chosen.file.name } });
  }
  return chosen;
}
