import type { Finding } from '../../site/findings/finding.ts';
import { langs } from '../../site/languages.ts';
import { isUnread } from '../../site/pages/page.ts';
import type { Check } from '../check.ts';
import { readExamples } from '../example-files/read-examples.ts';
import { align } from '../pages/align.ts';
import { fileOfRoute, type SiteSources } from '../site-sources.ts';
import { type MessageRow, messageFinding, messageRowsOf } from './message-rows.ts';
import { unshownErrors } from './unshown-errors.ts';

const ROUTE = '/guide/faq/features';

const rowsOf = (site: SiteSources, lang: string): MessageRow[] => {
  const page = site.pageOf(fileOfRoute(lang, ROUTE));
  return page && site.isAsked(page.file) ? messageRowsOf(page) : [];
};

function isPageUnread(site: SiteSources, lang: string): boolean {
  const page = site.pageOf(fileOfRoute(lang, ROUTE));
  return page !== undefined && isUnread(page);
}

function hasMessages(site: SiteSources, lang: string): boolean {
  return site.pageOf(fileOfRoute(lang, ROUTE))?.headings.some(({ id }) => id === 'messages') ?? false;
}

export const messagesAreAnswered: Check = {
  name: 'messages',
  looksAt: 'messages',
  *run(site, looked) {
    for (const row of ['en', 'zh'].flatMap((lang) => rowsOf(site, lang))) {
      looked();
      const finding = messageFinding(row, site);
      if (finding) yield finding;
    }
  },
};

export const languagesListTheSameMessages: Check = {
  name: 'message-pairs',
  looksAt: 'messages',
  *run(site, looked) {
    if (langs.some((lang) => isPageUnread(site, lang))) return;
    const [english, chinese] = [rowsOf(site, 'en'), rowsOf(site, 'zh')];
    // Where the heading above the rows is not found by its id, the check "heading-ids" tells.
    if (langs.some((lang) => !hasMessages(site, lang))) return looked(english.length + chinese.length);
    for (const [en, zh] of align(english, chinese, differ)) {
      looked();
      const row = zh ?? en;
      if (row && !(en && zh && shown(en) === shown(zh))) yield differenceOf(row, zh ? en : zh);
    }
  },
};

const shown = ({ message, target }: MessageRow) => `\`${message}\` → ${target}`;
/** Rows with the same message, or with the same answer, are one that was changed. */
const differ = (one: MessageRow, other: MessageRow) =>
  shown(one) === shown(other) ? 0 : one.message === other.message || one.target === other.target ? 0.5 : 1.5;

function differenceOf(row: MessageRow, other?: MessageRow): Finding {
  const what = `the other language has ${other ? shown(other) : 'no row'} where this page has ${shown(row)}`;
  const { page, line, column } = row;
  return { file: page.file, line, column, what, how: 'list the same messages with the same answers in the same order' };
}

export const errorsAreShown: Check = {
  name: 'errors',
  looksAt: 'errors that examples print',
  *run(site, looked) {
    const examples = [...readExamples(site.files)].filter(([name, { steps }]) =>
      steps.some(({ id }) => site.isAsked(`examples/${name}/expected/${id}.txt`)),
    );
    if (examples.length === 0) return;
    const embeds = site.pages.flatMap(({ fences }) => fences.flatMap(({ embeds }) => embeds ?? []));
    const shown = new Set(embeds.map((file) => file.replace(/^<root>\//, '')));
    const { looked: count, findings } = unshownErrors(new Map(examples), shown, (file) => site.files.read(file) ?? '');
    looked(count);
    if (!site.pages.some(isUnread)) yield* findings;
  },
};
