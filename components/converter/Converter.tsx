import { useLang } from '@rspress/core/runtime';
import { type MouseEvent, useRef, useState } from 'react';
import { REQUEST_TIMEOUT } from '../../shared/request-timeout';
import { useText } from '../../theme/use-text';
import styles from './Converter.module.css';
import type { Shown } from './run-conversion';
import type { texts } from './texts';

/**
 * Converts the config that a reader pastes. Pages write `<Converter />`, and the guide of a tool
 * `<Converter tool="tsup" />`; the build adds the names of the files, the first of which is empty if it is not known.
 *
 * Its fields belong to the browser, so that what was typed before the start stays. What only a conversion needs is
 * loaded for it.
 */
export function Converter({ files }: { tool?: string; files: readonly string[] }) {
  const text = useText<typeof texts>();
  const lang = useLang();
  const [shown, setShown] = useState<Shown & { hasFailed?: boolean }>({ status: '' });
  const running = useRef<AbortController>(undefined);

  function start({ currentTarget }: MouseEvent): void {
    running.current?.abort();
    const run = new AbortController();
    running.current = run;
    const end = (outcome: typeof shown) => {
      if (run.signal.aborted) return;
      clearTimeout(timer);
      run.abort();
      setShown(outcome);
    };
    const fail = () => end({ status: text('converter.failed'), hasFailed: true });
    const timer = setTimeout(fail, REQUEST_TIMEOUT);
    const fields = [...(currentTarget.closest('section')?.querySelectorAll('textarea') ?? [])];
    setShown({ status: text('converter.busy') });
    import('./run-conversion').then(({ runConversion }) => runConversion(fields, lang, run.signal)).then(end, fail);
  }

  return (
    <section className={styles.converter} aria-label={text('converter.convert')}>
      <div className={styles.fields}>
        {files.map((file, index) => (
          <label key={file}>
            {index === 0 ? file || text('converter.config') : text('converter.optional', { name: file })}
            <textarea name={file} rows={index === 0 ? 7 : 4} className={styles.field} spellCheck={false} />
          </label>
        ))}
      </div>
      <div className={styles.start}>
        <button type="button" onClick={start}>
          {text(shown.hasFailed ? 'search.retry' : 'converter.convert')}
        </button>
        <p role="status">{shown.status}</p>
      </div>
      {shown.result}
    </section>
  );
}
