import { langs } from '../../site/languages.ts';
import { nodesOf, rangeOf } from '../../site/pages/elements.ts';
import { locate, type Place } from '../../site/pages/locate.ts';
import type { Page } from '../../site/pages/page.ts';
import { sectionOf, textsOf } from '../../site/pages/parts.ts';
import { check, siteCheck } from '../check.ts';
import { readExamples } from '../example-files/examples.ts';
import { fileOfRoute, type SiteSources } from '../site-sources.ts';

export const answeredMessages = check('answered-messages', 'messages', function* (site, looked) {
  for (const file of langs.map((lang) => fileOfRoute(lang, MESSAGES_ROUTE)).filter(site.isRequested)) {
    const page = site.pageOf(file);
    for (const row of page ? messageRowsOf(page) : []) {
      looked();
      const finding = rowFinding(row, site);
      if (finding) yield { file, line: row.line, column: row.column, ...finding };
    }
  }
});

/** Why a row's link does not lead readers to the message; undefined if it does. */
function rowFinding({ page: { lang, file }, message, target }: MessageRow, site: SiteSources) {
  if (!message || !target) return { what: 'a row without a message or a link', how: 'add it, or remove the row' };
  const [address = '', id] = target.split('#');
  const answer = address ? fileOfRoute(lang, address) : file;
  const page = site.pageOf(answer);
  const section = page && sectionOf(page, id);
  // `no-dead-links` reports missing pages and headings.
  if (!page || !section) return undefined;
  const texts = textsOf(page, section, (embedded) => site.files.read(embedded) ?? '');
  if (texts.some((text) => shows(text, message))) return undefined;
  const what = `${answer}:${section.from} does not show "${message}"`;
  return { what, how: 'embed an output there that has it on one line, or correct the row' };
}

/** Whether a line of a text contains the parts of a message, in order. */
function shows(text: string, message: string): boolean {
  const parts = message.split('…').map((part) => part.trim());
  const escaped = parts.map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(escaped.join('.*')).test(text);
}

export const noUnshownErrors = siteCheck('no-unshown-errors', 'errors that examples print', function* (site, looked) {
  const embeds = site.pages.flatMap(({ fences }) => fences.map(({ embeds: file }) => file?.replace(/^<root>\//, '')));
  const embedded = new Set(embeds);
  for (const [name, { purpose, steps }] of readExamples(site.files)) {
    for (const { id } of purpose === undefined ? steps.filter(({ exit }) => exit !== 0) : []) {
      const file = `examples/${name}/expected/${id}.txt`;
      const line = (site.files.read(file) ?? '').split('\n').findIndex((one) => /^error +|Error/.test(one)) + 1;
      if (line === 0) continue;
      looked();
      const how = 'embed it where it belongs, remove the step, or give the example a "purpose"';
      if (!embedded.has(file)) yield { file, line, column: 1, what: 'no page shows this error', how };
    }
  }
});

/** The page that lists Rslib's messages. */
const MESSAGES_ROUTE = '/guide/faq/features';

/** A row of the message tables. */
export interface MessageRow extends Place {
  page: Page;
  /** The message, with `…` for its variable parts. */
  message: string;
  /** The link to the answer. */
  target: string;
}

/** The rows of the tables in the section `\{#messages}`. */
export function messageRowsOf(page: Page): MessageRow[] {
  const section = page.route === MESSAGES_ROUTE ? sectionOf(page, 'messages') : undefined;
  if (!section) return [];
  const rows = nodesOf(page.root, 'table').flatMap(({ children: [, ...body] }) => body);
  return rows.flatMap((row): MessageRow[] => {
    const { line, column } = locate(page.text, rangeOf(row)[0]);
    if (line < section.from || line > section.to) return [];
    const [[code], [link]] = [nodesOf(row, 'inlineCode'), nodesOf(row, 'link')];
    return [{ page, line, column, message: code?.value.trim() ?? '', target: link?.url ?? '' }];
  });
}
