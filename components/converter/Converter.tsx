import { useLang } from '@rspress/core/runtime';
import { useRef } from 'react';
import { useText } from '../../theme/use-text';
import { ConversionResult } from './ConversionResult';
import styles from './Converter.module.css';
import type { texts } from './texts';
import type { PastedFile, SourceTool } from './types';
import { useConversion } from './use-conversion';

/** How each tool calls its config. */
const CONFIGS: Readonly<Record<SourceTool, string>> = {
  tsup: 'tsup.config.ts',
  tsdown: 'tsdown.config.ts',
  vite: 'vite.config.ts',
  rollup: 'rollup.config.js',
  unbuild: 'build.config.ts',
  tsc: 'tsconfig.json',
};

/**
 * Converts the config that a reader pastes. Pages write `<Converter />`, and the guide of a tool
 * `<Converter tool="tsup" />`.
 *
 * Its fields belong to the browser, so that what was typed before the start stays.
 */
export function Converter({ tool }: { tool?: SourceTool }) {
  const text = useText<typeof texts>();
  const list = new Intl.ListFormat(useLang(), { style: 'narrow' });
  const [state, convert] = useConversion();
  const refs = [
    useRef<HTMLTextAreaElement>(null),
    useRef<HTMLTextAreaElement>(null),
    useRef<HTMLTextAreaElement>(null),
  ];
  const name = tool ? CONFIGS[tool] : '';
  const others = ['package.json', 'tsconfig.json'].filter((other) => other !== name);
  const fields = [
    { name, label: name || text('converter.config'), rows: 7 },
    ...others.map((name) => ({ name, label: text('converter.optional', { name }), rows: 4 })),
  ];

  function start(): void {
    const files = fields.map(({ name }, index): PastedFile => ({ name, text: refs[index]?.current?.value ?? '' }));
    convert(files.filter((file) => file.text.trim() !== ''));
  }

  function statusOf(): string {
    if (state === 'idle') return '';
    if (typeof state === 'string') return text(`converter.${state}`);
    const { tool, files, notes } = state;
    if (!tool || files.length === 0) return text('converter.refused');
    return text('converter.done', { tool, files: list.format(files.map(({ name }) => name)), notes: notes.length });
  }

  return (
    <section className={styles.converter} aria-label={text('converter.name')}>
      <p className={styles.noScript}>{text('converter.noScript')}</p>
      <div className={styles.fields}>
        {fields.map(({ name, label, rows }, index) => (
          <label key={name}>
            {label}
            <textarea ref={refs[index]} rows={rows} className={styles.field} spellCheck={false} autoCapitalize="off" />
          </label>
        ))}
      </div>
      <div className={styles.start}>
        <button type="button" className={styles.button} onClick={start}>
          {text(state === 'failed' || state === 'late' ? 'converter.retry' : 'converter.convert')}
        </button>
        <p role="status">{statusOf()}</p>
      </div>
      <p>{text('converter.private')}</p>
      {typeof state === 'object' && (
        <ConversionResult
          conversion={state}
          onLine={(file, line) => selectLine(refs[fields.findIndex(({ name }) => name === file)]?.current, line)}
        />
      )}
    </section>
  );
}

/** Selects a line of a field, and scrolls to it, since fields show no line numbers. */
function selectLine(field: HTMLTextAreaElement | null | undefined, line: number): void {
  if (!field) return;
  const lines = field.value.split('\n');
  const from = lines.slice(0, line - 1).join('\n').length + Number(line > 1);
  field.focus();
  field.setSelectionRange(from, from + (lines[line - 1]?.length ?? 0));
  // Browsers scroll to a selection only when the reader types.
  field.scrollTop = (field.scrollHeight / lines.length) * Math.max(0, line - 3);
  field.scrollLeft = 0;
}
