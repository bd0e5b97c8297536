import { Link } from '@rspress/core/theme';
import { CodeBlock } from '../../theme/code-block/CodeBlock';
import { useContent, useText } from '../../theme/use-text';
import styles from './Converter.module.css';
import type { ShownConversion, ShownNote } from './conversion';
import type { texts } from './texts';

/** The kinds of notes: first what a reader has to act on. */
const KINDS = ['error', 'none', 'decide', 'converted'] as const;

type OnLine = (file: string, line: number) => void;

/** The files of a conversion, and its notes by kind. `onLine` shows a line of what was pasted. */
export function ConversionResult({ conversion, onLine }: { conversion: ShownConversion; onLine: OnLine }) {
  const text = useText<typeof texts>();
  return (
    <>
      {conversion.files.map((file) => (
        <CodeBlock key={file.name} title={file.name} lang={file.name.split('.').at(-1)}>
          <pre className="shiki">
            <code>{file.text}</code>
          </pre>
        </CodeBlock>
      ))}
      {KINDS.map((kind) => {
        const notes = conversion.notes.filter((note) => note.kind === kind);
        return (
          notes.length > 0 && (
            <details key={kind} className="disclosure" open={kind !== 'converted'}>
              <summary>{text('markdown.pair', { name: text(`converter.${kind}`), value: notes.length })}</summary>
              <ul className={styles.notes}>
                {notes.map((note, index) => (
                  <Note key={index} note={note} onLine={onLine} />
                ))}
              </ul>
            </details>
          )
        );
      })}
    </>
  );
}

function Note({ note: { file, line, option, words, link }, onLine }: { note: ShownNote; onLine: OnLine }) {
  const text = useText<typeof texts>();
  const localize = useContent().link;
  const place = file ? text('converter.lineOf', { file, line }) : text('converter.line', { line });
  return (
    <li>
      {option && <code>{option}</code>}{' '}
      <button type="button" className={styles.line} onClick={() => onLine(file, line)}>
        {place}
      </button>
      <br />
      {inlineMarkdown(words, localize)}{' '}
      {link && !words.includes(`](${link})`) && (
        <Link href={localize(link)} aria-label={text('converter.detailsOf', { name: option || place })}>
          {text('converter.details')}
        </Link>
      )}
    </li>
  );
}

/** Code spans and links as elements. */
function inlineMarkdown(words: string, localize: (link: string) => string) {
  return words.split(/(`[^`]+`|\[[^\]]+\]\([^)]+\))/).map((part, index) => {
    const [, name = '', to = ''] = /^\[(.+)\]\((.+)\)$/.exec(part) ?? [];
    if (to)
      return (
        <Link key={index} href={localize(to)}>
          {name}
        </Link>
      );
    return part.startsWith('`') ? <code key={index}>{part.slice(1, -1)}</code> : <span key={index}>{part}</span>;
  });
}
