import { visit } from 'unist-util-visit';
import type { Page } from '../../site/pages/page.ts';
import { sectionOf } from '../../site/pages/sections.ts';

/** The page that lists the messages of the tool. */
export const MESSAGES_ROUTE = '/guide/faq/features';

/** One row of the tables of messages. */
export interface MessageRow {
  page: Page;
  line: number;
  column: number;
  /** The message, with `…` for what varies. */
  message: string;
  /** The address of the answer. */
  target: string;
}

/** The rows of the tables in the section `\{#messages}` of the page that has them. */
export function messageRowsOf(page: Page): MessageRow[] {
  const section = page.route === MESSAGES_ROUTE ? sectionOf(page, 'messages') : undefined;
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
