import { type ReactNode, useMemo } from 'react';
import {
  type Choice,
  type Dimension,
  dimensionNames,
  dimensions,
  readChoice,
} from '../../site/output-explorer/choices';
import type { Combination } from '../../site/output-explorer/outputs';
import { useText } from '../use-text';
import type { ShownFile } from './load-outputs';
import styles from './OutputExplorer.module.css';
import { useOutputs } from './use-outputs';

type Props = {
  /** The first choice, as a query string such as `format=cjs`. */
  preset?: string;
  /** The output of the preset, which the build adds. */
  initial: Combination;
};

/** Lets readers choose options, and shows the output of the real tool. An island, for long pages stay static. */
export function OutputExplorer(props: Props) {
  return (
    <div data-island="explorer" data-props={JSON.stringify(props)}>
      <Explorer {...props} />
    </div>
  );
}

/** What is inside of the island. */
export function Explorer({ preset = '', initial }: Props) {
  const text = useText();
  const start = useMemo(() => readChoice(preset), [preset]);
  const { choice, shown, failed, choose } = useOutputs(start, initial);
  const { combination, files, gone } = shown;
  const changed = files.filter(({ change }) => change !== 'same').map(({ path }) => path);

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
        {text('explorer.status', { files: files.map(({ path }) => path).join(', ') })}
        {changed.length > 0 && ` ${text('explorer.changed', { files: changed.join(', ') })}`}
        {gone.length > 0 && ` ${text('explorer.gone', { files: gone.join(', ') })}`}
      </p>
      {failed && <p className={styles.problem}>{text('explorer.failed')}</p>}
      <div className={styles.files}>
        {files.map((file) => (
          <OutputFile key={file.path} file={file} />
        ))}
      </div>
      <Result combination={combination} />
    </section>
  );
}

/** What a configuration contains for a value, where that is not the value itself. */
const literals: Record<string, string> = { 'dts.bundle': '{ bundle: true }' };

/** `name` is the same for the server and an island, unlike an id of React. */
type ValuesProps = { name: string; dimension: Dimension; choice: Choice; onChoose: (choice: Choice) => void };

/** The values of one option, as radio buttons. */
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

const elements = { same: 'span', added: 'ins', removed: 'del' } as const;

/** A file; the entry is open at first. */
function OutputFile({ file: { path, change, parts } }: { file: ShownFile }) {
  const text = useText();
  const isEntry = /^dist\/index\.[cm]?js$/.test(path);
  return (
    <details className={styles.file} open={isEntry}>
      <summary className={styles.summary}>
        <code>{path}</code>
        {change !== 'same' && <span className={styles.mark}>{text(`explorer.${change}File`)}</span>}
      </summary>
      <Code name={path}>
        {parts.map((part, index) => {
          const Element = elements[part.kind];
          return <Element key={index}>{part.text}</Element>;
        })}
      </Code>
    </details>
  );
}

/** What a consumer of the output gets, or the error of the tool. */
function Result({ combination }: { combination: Combination }) {
  const text = useText();
  const { title, name, code, works } =
    'message' in combination
      ? { title: text('explorer.refused'), name: text('explorer.refused'), code: combination.message, works: false }
      : {
          title: text(combination.use.works ? 'explorer.works' : 'explorer.broken', {
            command: combination.use.command,
          }),
          name: combination.use.command,
          code: combination.use.output,
          works: combination.use.works,
        };
  return (
    <div className={styles.result}>
      <p className={works ? styles.good : styles.problem}>{title}</p>
      <Code name={name}>{code}</Code>
    </div>
  );
}

/** A block that scrolls, and is therefore focusable and named. */
function Code({ name, children }: { name: string; children: ReactNode }) {
  return (
    <pre className={styles.code} role="group" tabIndex={0} aria-label={name}>
      <code>{children}</code>
    </pre>
  );
}
