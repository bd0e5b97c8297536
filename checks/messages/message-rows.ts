import { visit } from 'unist-util-visit';
import type { Finding } from '../../site/findings/finding.ts';
import { isUnread, type Page } from '../../site/pages/page.ts';
import { sectionOf, textsOf } from '../../site/pages/sections.ts';
import { fileOfRoute, type SiteSources } from '../site-sources.ts';
import type { SourceFiles } from '../source-files.ts';

/** One row of the tables of messages. */
export interface MessageRow {
  page: Page;
  line: number;
  column: number;
  /** The message as the row shows it, with `…` for what varies. */
  message: string;
  /** The address of the answer. */
  target: string;
}

/** Every row below the heading `\{#messages}`, but for the tables' heads. */
export function messageRowsOf(page: Page): MessageRow[] {
  const section = sectionOf(page, 'messages');
  const rows: MessageRow[] = [];
  visit(page.root, 'table', ({ children: [, ...body] }) => {
    for (const row of body) {
      const { line, column } = row.position?.start ?? { line: 1, column: 1 };
      if (!section || line < section.from || line > section.to) continue;
      const found: MessageRow = { page, line, column, message: '', target: '' };
      visit(row, (node) => {
        if (node.type === 'inlineCode') found.message ||= node.value.trim();
        if (node.type === 'link') found.target ||= node.url;
      });
      rows.push(found);
    }
  });
  return rows;
}

/** Why a reader who follows a row would not find the message, if so. */
export function messageFinding(
  row: MessageRow,
  site: { files: Pick<SourceFiles, 'read'>; pageOf: SiteSources['pageOf'] },
): Finding | undefined {
  const { line, column } = row;
  const refuse = (what: string, how: string): Finding => ({ file: row.page.file, line, column, what, how });
  if (!row.message || !row.target)
    return refuse('a row without a message or without a link', 'add it, or remove the row');
  const [address = '', id] = row.target.split('#');
  const file = address ? fileOfRoute(row.page.lang, address) : row.page.file;
  const page = site.pageOf(file);
  // Of a page or a heading that is not there the check "links" tells.
  if (!page || isUnread(page)) return undefined;
  const section = sectionOf(page, id);
  if (!section) return undefined;
  if (textsOf(page, section, (embedded) => site.files.read(embedded) ?? '').some((shown) => shows(shown, row.message)))
    return undefined;
  return refuse(
    `${file}:${section.from} does not show "${row.message}"`,
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
