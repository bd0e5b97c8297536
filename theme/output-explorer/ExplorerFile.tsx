import { useText } from '../use-text';
import type { Part, ShownFile } from './compare';
import styles from './OutputExplorer.module.css';
import { ScrollingCode } from './ScrollingCode';

const elements = { same: 'span', added: 'ins', removed: 'del' } as const satisfies Record<Part['kind'], string>;

/** One file, which opens by itself where it is what a reader came for. */
export function ExplorerFile({ file: { path, change, parts } }: { file: ShownFile }) {
  const text = useText();
  const isEntry = /^dist\/index\.[cm]?js$/.test(path);
  return (
    <details className={styles.file} open={isEntry}>
      <summary className={styles.summary}>
        <code>{path}</code>
        {change !== 'same' && <span className={styles.mark}>{text(`explorer.${change}File`)}</span>}
      </summary>
      <ScrollingCode name={path}>
        {parts.map((part, index) => {
          const Element = elements[part.kind];
          return <Element key={index}>{part.text}</Element>;
        })}
      </ScrollingCode>
    </details>
  );
}
