import { type Answer, resolveAddress } from '../../../deploy/resolve-address.ts';

/** The files of a small site that has one of everything. */
export const files = new Set([
  '/index.html',
  '/404.html',
  '/guide/start/index.html',
  '/guide/start/quick-start.html',
  '/guide/start/only-english.html',
  '/guide/start/components/CJS.html',
  '/guide/start/quick-start.md',
  '/config/Twin.html',
  '/config/twin.html',
  '/both.html',
  '/both/index.html',
  '/a b?.html',
  '/文.html',
  '/zh/index.html',
  '/zh/404.html',
  '/zh/guide/start/index.html',
  '/zh/guide/start/quick-start.html',
  '/zh/guide/start/only-chinese.html',
  '/static/js/index.0123456789.js',
  '/static/js/index.0123456789.js.gz',
  '/logo.svg',
  '/_headers',
  '/_redirects',
  '/.env',
  '/.git/config',
  '/guide/.draft/index.html',
  '/.well-known/security.txt',
]);

/** One line for an answer: `200 /index.html`, `301 → /zh/`, `404 plain`. */
export function answerTo(target: string, output: ReadonlySet<string> = files): string {
  const answer: Answer = resolveAddress(target, output);
  if (answer.kind === 'redirect') return `${answer.status} → ${answer.location}`;
  return `${answer.status} ${answer.kind === 'file' ? answer.path : 'plain'}`;
}

/** Says of each row's target what is answered to it; equal to the rows themselves where all is well. */
export function answersTo(rows: readonly Row[]): Row[] {
  return rows.map(([target]) => [target, answerTo(target)]);
}

export type Row = [target: string, answer: string];
