import { useMemo } from 'react';
import { dimensionNames, readChoice } from '../../site/output-explorer/choices';
import type { Combination } from '../../site/output-explorer/outputs';
import { useText } from '../use-text';
import { ChoiceGroup } from './ChoiceGroup';
import { ExplorerFile } from './ExplorerFile';
import styles from './OutputExplorer.module.css';
import { ScrollingCode } from './ScrollingCode';
import { useOutputs } from './use-outputs';

type Props = {
  /** What the page starts with, as a query string such as `format=cjs`. */
  preset?: string;
  /** The output of the preset, added by the build. */
  initial: Combination;
};

/** Lets a reader choose options, and shows what the tool makes of them. */
export function OutputExplorer({ preset = '', initial }: Props) {
  const text = useText();
  const start = useMemo(() => readChoice(preset), [preset]);
  const { choice, shown, failed, choose } = useOutputs(start, initial);
  const { combination, files, gone } = shown;
  const changed = files.filter(({ change }) => change !== 'same').map(({ path }) => path);

  return (
    <section className={`${styles.explorer} rp-not-doc`} aria-label={text('explorer.name')}>
      <div className={styles.choices}>
        {dimensionNames.map((dimension) => (
          <ChoiceGroup key={dimension} dimension={dimension} choice={choice} onChoose={choose} />
        ))}
      </div>
      <p role="status" className={styles.status}>
        {text('explorer.status', { files: files.map(({ path }) => path).join(', ') })}
        {changed.length > 0 && ` ${text('explorer.changed', { files: changed.join(', ') })}`}
        {gone.length > 0 && ` ${text('explorer.gone', { files: gone.join(', ') })}`}
      </p>
      {failed && <p className={styles.problem}>{text('explorer.failed')}</p>}
      <div className={styles.files}>
        {files.map((file) => (
          <ExplorerFile key={file.path} file={file} />
        ))}
      </div>
      {'message' in combination ? (
        <div className={styles.result}>
          <p className={styles.problem}>{text('explorer.refused')}</p>
          <ScrollingCode name={text('explorer.refused')}>{combination.message}</ScrollingCode>
        </div>
      ) : (
        <div className={styles.result}>
          <p className={combination.use.works ? styles.good : styles.problem}>
            {text(combination.use.works ? 'explorer.works' : 'explorer.broken', {
              command: combination.use.command,
            })}
          </p>
          <ScrollingCode name={combination.use.command}>{combination.use.output}</ScrollingCode>
        </div>
      )}
    </section>
  );
}
