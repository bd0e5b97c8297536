import { findingAt } from '../../../shared/findings/finding.ts';
import { nodesOf, rangeOf } from '../../../shared/pages/elements.ts';
import type { Page } from '../../../shared/pages/page.ts';
import { sectionOf, textsOf } from '../../../shared/pages/parts.ts';
import { check } from '../check.ts';
import { fileOfRoute } from '../site-sources.ts';

/** The page that lists Rslib's messages, in the tables of its section `\{#messages}`. */
const MESSAGES_ROUTE = '/guide/faq/features';

export const answeredMessages = check('answered-messages', 'messages', function* (site, looked) {
  for (const page of site.requestedPages.filter(({ route }) => route === MESSAGES_ROUTE)) {
    for (const row of messageRowsOf(page)) {
      looked();
      const [at] = rangeOf(row);
      const [[message], [link]] = [nodesOf(row, 'inlineCode'), nodesOf(row, 'link')];
      if (!message || !link) {
        yield findingAt(page, at, 'a row without a message or a link', 'add it, or remove the row');
        continue;
      }
      const [address = '', id] = link.url.split('#');
      const answer = address ? site.pageOf(fileOfRoute(page.lang, address)) : page;
      const section = answer && sectionOf(answer, id);
      // `no-dead-links` reports missing pages and headings.
      if (!answer || !section) continue;
      const texts = textsOf(answer, section, (embedded) => site.files.read(embedded) ?? '');
      if (texts.some((text) => shows(text, message.value.trim()))) continue;
      const what = `${answer.file}:${section.from} does not show "${message.value.trim()}"`;
      yield findingAt(page, at, what, 'embed an output there that has it on one line, or correct the row');
    }
  }
});

/** The rows of the tables of messages, without their heads. */
function messageRowsOf(page: Page) {
  const section = sectionOf(page, 'messages');
  const rows = nodesOf(page.root, 'table').flatMap(({ children: [, ...body] }) => body);
  return rows.filter(({ position }) => {
    const line = position?.start.line ?? 0;
    return section !== undefined && line >= section.from && line <= section.to;
  });
}

/** Whether a line of a text contains the parts of a message, in order. */
function shows(text: string, message: string): boolean {
  const parts = message.split('…').map((part) => part.trim());
  const escaped = parts.map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(escaped.join('.*')).test(text);
}
