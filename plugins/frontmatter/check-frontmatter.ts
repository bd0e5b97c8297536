import { closest, distance } from 'fastest-levenshtein';
import * as v from 'valibot';
import { isMap, isScalar, LineCounter, parseDocument } from 'yaml';
import { frontmatterSchema } from './schema.ts';

/** Between the first line and the next one of three dashes; a file may end its lines either way. */
const FRONTMATTER = /^---[ \t]*\r?\n([\s\S]*?)^---[ \t]*$/m;

/** How many letters of a key may be wrong for another key to be what was meant. */
const NEAR = 3;

const knownKeys = Object.keys(frontmatterSchema.entries);

/**
 * Checks the frontmatter of a page.
 *
 * @param source the page's text
 * @param file the page's name as messages shall have it
 * @returns a message for each fault, `file:line — what — how to mend`
 */
export function checkFrontmatter(source: string, file: string): string[] {
  const yaml = source.startsWith('---') ? FRONTMATTER.exec(source)?.[1] : undefined;
  if (yaml === undefined) return [];
  const lineCounter = new LineCounter();
  const document = parseDocument(yaml, { lineCounter });
  const at = (offset: number) => `${file}:${lineCounter.linePos(offset).line + 1}`;
  if (document.errors.length > 0) {
    return document.errors.map(({ pos, message }) => `${at(pos[0])} — no YAML: ${message.split('\n')[0]} — correct it`);
  }
  const { issues = [] } = v.safeParse(frontmatterSchema, document.toJS() ?? {});
  return issues.map((issue) => {
    const [first, ...rest] = (issue.path ?? []).map(({ key }) => key);
    const pair = isMap(document.contents)
      ? document.contents.items.find(({ key }) => isScalar(key) && key.value === first)
      : undefined;
    const offset = isScalar(pair?.key) ? (pair.key.range?.[0] ?? 0) : 0;
    return `${at(offset)} — ${fault(String(first ?? ''), rest.map(String), issue)}`;
  });
}

function fault(key: string, rest: string[], { expected, received }: v.BaseIssue<unknown>): string {
  const name = [key, ...rest].join('.');
  if (key === '') return `the frontmatter is ${received} — write keys and values`;
  if (expected !== 'never') return `the key "${name}" is ${received}, not ${expected} — correct its value`;
  const near = closest(key, knownKeys);
  const hint =
    rest.length === 0 && distance(key.toLowerCase(), near.toLowerCase()) <= NEAR
      ? `did you mean "${near}"?`
      : 'take it out';
  return `unknown key "${name}" — ${hint}`;
}
