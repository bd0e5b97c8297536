import type { Score } from './evaluate.ts';

export interface Row {
  lang: string;
  kind: string;
  ours: Score;
  stock: Score;
}

const percent = (share: number) => `${Math.round(share * 100)} %`;
const cells = ({ first, firstFive, nothing, mrr }: Score) => [
  percent(first),
  percent(firstFive),
  mrr.toFixed(2),
  percent(nothing),
];

/** The table of results: a row for each language and kind of query, ours beside Rspress's own search. */
export function toTable(rows: readonly Row[]): string {
  const head = [
    'language',
    'kind',
    'queries',
    'first',
    'in five',
    'MRR',
    'nothing',
    'Rspress: first',
    'in five',
    'MRR',
    'nothing',
  ];
  const body = rows.map(({ lang, kind, ours, stock }) => [
    lang,
    kind,
    String(ours.queries),
    ...cells(ours),
    ...cells(stock),
  ]);
  return [head, head.map(() => '---'), ...body].map((row) => `| ${row.join(' | ')} |`).join('\n');
}
