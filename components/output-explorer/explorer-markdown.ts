import { codeSpan, fence } from '../../shared/markdown.ts';
import type { Words } from '../../shared/words.ts';
import { readChoice } from './choices.ts';
import { type OutputsFile, outputOf } from './outputs.ts';
import outputs from './record/outputs.json' with { type: 'json' };
import type { texts } from './texts.ts';

/** The files of a choice and what a consumer makes of them, or Rslib's message, as Markdown. */
export function explorerMarkdown(preset: string, words: Words<typeof texts>): string {
  const shown = outputOf(readChoice(preset), outputs as unknown as OutputsFile);
  const config = fence('ts', 'rslib.config.ts', shown.config);
  if ('message' in shown) return [config, words('explorer.refused'), fence('text', '', shown.message)].join('\n\n');
  const { files, manifest, use } = shown;
  const blocks = Object.entries(files).map(([file, text]) => fence(/\.(\w+)$/.exec(file)?.[1] ?? 'text', file, text));
  const result = words(use.works ? 'explorer.works' : 'explorer.broken', { command: codeSpan(use.command) });
  return [config, fence('json', 'package.json', manifest), ...blocks, result, fence('text', '', use.output)].join(
    '\n\n',
  );
}
