import { useLang } from '@rspress/core/runtime';
import { useMemo } from 'react';
import { CodeBlock } from '../../theme/code-block/CodeBlock';
import { useText } from '../../theme/use-text';
import { type Choice, type Dimension, dimensionNames, dimensions, readChoice } from './choices';
import type { ShownFile } from './load-outputs';
import styles from './OutputExplorer.module.css';
import type { Combination } from './outputs';
import type { texts } from './texts';
import { useOutputs } from './use-outputs';

type Props = {
  /** The initial choice, as a query string such as `format=cjs`. */
  preset?: string;
  /** The output of the preset; added by the build. */
  initial: Combination;
};

/** An explorer for Rslib's real output by options. */
export function OutputExplorer({ preset = '', initial }: Props) {
  const text = useText<typeof texts>();
  const start = useMemo(() => readChoice(preset), [preset]);
  const { choice, shown, failed, choose } = useOutputs(start, initial);
  const { combination, files, gone } = shown;
  const changed = files.filter(({ change }) => change !== 'same').map(({ path }) => path);
  const list = new Intl.ListFormat(useLang(), { style: 'narrow' });

  return (
    <section className={`${styles.explorer} rp-not-doc`} aria-label={text('explorer.name')}>
      <div className={styles.choices}>
        {dimensionNames.map((dimension) => (
          <Values
            key={dimension}
            name={`${preset}-${dimension}`}
            dimension={dimension}
            choice={choice}
            onChoose={choose}
          />
        ))}
      </div>
      <p role="status" className={styles.status}>
        {text('explorer.status', { files: list.format(files.map(({ path }) => path)) })}
        {changed.length > 0 && ` ${text('explorer.changed', { files: list.format(changed) })}`}
        {gone.length > 0 && ` ${text('explorer.gone', { files: list.format(gone) })}`}
      </p>
      {failed && <p className={styles.problem}>{text('explorer.failed')}</p>}
      <div className={styles.files} aria-busy={choice !== shown.choice}>
        {files.map((file) => (
          <OutputFile key={file.path} file={file} />
        ))}
      </div>
      <Result combination={combination} />
    </section>
  );
}

/** How values are written in a configuration, if not literally. */
const literals: Record<string, string> = { 'dts.bundle': '{ bundle: true }' };

/** `name` has to be the same on the server and in the island, which `useId` does not guarantee. */
type ValuesProps = { name: string; dimension: Dimension; choice: Choice; onChoose: (choice: Choice) => void };

/** Radio buttons for the values of an option. */
function Values({ name, dimension, choice, onChoose }: ValuesProps) {
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>
        <code>{dimension}</code>
      </legend>
      {dimensions[dimension].map((value) => (
        <label key={value} className={styles.value}>
          <input
            type="radio"
            name={name}
            value={value}
            checked={choice[dimension] === value}
            onChange={() => onChoose({ ...choice, [dimension]: value })}
          />
          <code>{literals[`${dimension}.${value}`] ?? value}</code>
        </label>
      ))}
    </fieldset>
  );
}

/** An output file; the entry starts open. */
function OutputFile({ file: { path, change, parts } }: { file: ShownFile }) {
  const text = useText<typeof texts>();
  const isEntry = /^dist\/index\.[cm]?js$/.test(path);
  return (
    <details className={`disclosure ${styles.file}`} open={isEntry}>
      <summary className={styles.summary}>
        <code>{path}</code>
        {change !== 'same' && <span className={styles.mark}>{text(`explorer.${change}File`)}</span>}
      </summary>
      <Code name={path} parts={parts} />
    </details>
  );
}

/** The output's result in a consumer, or Rslib's error. */
function Result({ combination }: { combination: Combination }) {
  const text = useText<typeof texts>();
  const isRefused = 'message' in combination;
  const { command, output, works } = isRefused
    ? { command: text('explorer.refused'), output: combination.message, works: false }
    : combination.use;
  const title = isRefused ? command : text(works ? 'explorer.works' : 'explorer.broken', { command });
  return (
    <div>
      <p className={works ? styles.good : styles.problem}>{title}</p>
      <Code name={command} parts={[{ kind: 'same', markup: output }]} />
    </div>
  );
}

const elements = { same: 'span', added: 'ins', removed: 'del' } as const;

function Code({ name, parts }: { name: string; parts: ShownFile['parts'] }) {
  const text = useText<typeof texts>();
  return (
    // The page may have a block of the same name.
    <CodeBlock name={`${text('explorer.name')}: ${name}`} containerElementClassName={styles.code}>
      <pre className="shiki">
        <code>
          {parts.map(({ kind, markup }, index) => {
            const Element = elements[kind];
            return <Element key={index} dangerouslySetInnerHTML={{ __html: markup }} />;
          })}
        </code>
      </pre>
    </CodeBlock>
  );
}
