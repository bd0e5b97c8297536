import type { ReactNode } from 'react';
import { ConversionResult } from './ConversionResult';
import type { ConversionRequest, ShownConversion } from './conversion';
import { resultText } from './result-texts';

/** What the panel shows: a sentence in a live region, and what is below it. */
export type Shown = { status: string; result?: ReactNode };

/**
 * Converts in a worker of its own what is in fields, which are called like their files.
 *
 * @param signal stops it; then the promise stays pending
 * @throws if the worker cannot be started, or fails
 */
export async function runConversion(
  fields: readonly HTMLTextAreaElement[],
  lang: string,
  signal: AbortSignal,
): Promise<Shown> {
  const pasted = fields.map(({ name, value }) => ({ name, text: value })).filter(({ text }) => text.trim() !== '');
  const conversion = await convertInWorker({ files: pasted, lang }, signal);
  const { tool, files } = conversion;
  const names = new Intl.ListFormat(lang, { style: 'narrow' }).format(files.map(({ name }) => name));
  const isDone = tool && files.length > 0;
  return {
    status: isDone ? resultText(lang, 'done', { tool, files: names }) : resultText(lang, 'refused'),
    result: (
      <ConversionResult
        conversion={conversion}
        lang={lang}
        onLine={(file, line) =>
          selectLine(
            fields.find(({ name }) => name === file),
            line,
          )
        }
      />
    ),
  };
}

function convertInWorker(request: ConversionRequest, signal: AbortSignal): Promise<ShownConversion> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./convert-worker.ts', import.meta.url));
    signal.addEventListener('abort', () => worker.terminate());
    worker.addEventListener('message', ({ data }: MessageEvent<ShownConversion>) => resolve(data));
    worker.addEventListener('error', (event) => {
      event.preventDefault();
      reject(new Error(event.message));
    });
    worker.postMessage(request);
  });
}

/** Selects a line of a field, and scrolls to it, since fields show no line numbers. */
function selectLine(field: HTMLTextAreaElement | undefined, line: number): void {
  if (!field) return;
  const lines = field.value.split('\n');
  const from = lines.slice(0, line - 1).join('\n').length + Number(line > 1);
  field.focus();
  field.setSelectionRange(from, from + (lines[line - 1]?.length ?? 0));
  // Browsers scroll to a selection only when the reader types.
  field.scrollTop = (field.scrollHeight / lines.length) * Math.max(0, line - 3);
  field.scrollLeft = 0;
}
