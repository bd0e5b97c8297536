import { Link } from '@rspress/core/theme';
import { CodeBlock } from '../../theme/code-block/CodeBlock';
import { useContent } from '../../theme/use-text';
import styles from './Converter.module.css';
import type { ShownConversion, ShownNote } from './conversion';
import { resultText } from './result-texts';

/** The kinds of notes: first what a reader has to act on. */
const KINDS = ['error', 'none', 'decide', 'converted'] as const;

/** `onLine` shows a line of what was pasted. */
type Props = { lang: string; onLine: (file: string, line: number) => void };

/** The files of a conversion, and its notes by kind. */
export function ConversionResult({ conversion, ...props }: { conversion: ShownConversion } & Props) {
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
              <summary>{resultText(props.lang, kind, { count: notes.length })}</summary>
              <ul className={styles.notes}>
                {notes.map((note, index) => (
                  <Note key={index} note={note} {...props} />
                ))}
              </ul>
            </details>
          )
        );
      })}
    </>
  );
}

function Note({ note: { file, line, option, words, link }, lang, onLine }: { note: ShownNote } & Props) {
  const localize = useContent().link;
  const place = resultText(lang, file ? 'lineOf' : 'line', { file, line });
  return (
    <li>
      {option && <code>{option}</code>}{' '}
      <button type="button" className={styles.line} onClick={() => onLine(file, line)}>
        {place}
      </button>
      <br />
      {inlineMarkdown(words, localize)}{' '}
      {link && !words.includes(`](${link})`) && (
        <Link href={localize(link)} aria-label={resultText(lang, 'detailsOf', { name: option || place })}>
          {resultText(lang, 'details')}
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
