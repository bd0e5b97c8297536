import { visit } from 'unist-util-visit';
import { fileOf } from '../routes.ts';
import { parsePage } from './parse-page.ts';
import { sectionOf, textsOf } from './sections.ts';

/** One row of the tables of messages. */
export interface MessageRow {
  page: string;
  line: number;
  /** The message as the row shows it, with `…` for what varies. */
  message: string;
  /** The address of the answer. */
  target: string;
}

/** Every row below the heading `\{#messages}`, but for the tables' heads. */
export function messageRowsOf(page: string, text: string): MessageRow[] {
  const section = sectionOf(page, text, 'messages');
  const rows: MessageRow[] = [];
  visit(parsePage(page, text), 'table', ({ children: [, ...body] }) => {
    for (const row of body) {
      const line = row.position?.start.line ?? 0;
      if (!section || line < section.from || line > section.to) continue;
      const found: MessageRow = { page, line, message: '', target: '' };
      visit(row, (node) => {
        if (node.type === 'inlineCode') found.message ||= node.value.trim();
        if (node.type === 'link') found.target ||= node.url;
      });
      rows.push(found);
    }
  });
  return rows;
}

/**
 * Why a reader who follows a row would not find the message, if so.
 *
 * @param read the text of a file, by its path from the root; undefined if there is none
 */
export function messageFinding(row: MessageRow, read: (path: string) => string | undefined): string | undefined {
  const refuse = (what: string, mend: string) => `${row.page}:${row.line} — ${what} — ${mend}`;
  if (!row.message || !row.target)
    return refuse('a row without a message or without a link', 'add it, or remove the row');
  const [address = '', id] = row.target.split('#');
  const page = address ? `docs/${row.page.split('/')[1]}${fileOf(address)}.mdx` : row.page;
  const text = read(page);
  if (text === undefined) return refuse(`there is no ${page}`, 'mend the link');
  const section = sectionOf(page, text, id);
  if (!section)
    return refuse(`${page} has no heading with the id ${id}`, 'mend the link, or end the heading with \\{#…}');
  if (textsOf(page, text, section, (path) => read(path) ?? '').some((shown) => shows(shown, row.message)))
    return undefined;
  return refuse(
    `${page}:${section.from} does not show "${row.message}"`,
    'embed an output there that has it in one line, or mend the row',
  );
}

/** Whether one line of a text has the parts of a message, in order. */
function shows(text: string, message: string): boolean {
  const parts = message
    .split('…')
    .map((part) => part.trim())
    .filter(Boolean);
  const inOrder = (line: string) =>
    parts.reduce((rest: string | undefined, part) => after(rest, part), line) !== undefined;
  return parts.length > 0 && text.split('\n').some(inOrder);
}

function after(text: string | undefined, part: string): string | undefined {
  const at = text?.indexOf(part) ?? -1;
  return at === -1 ? undefined : text?.slice(at + part.length);
}
