import type { Finding, Fix } from '../../site/findings/finding.ts';
import { findingAt } from '../../site/findings/format-finding.ts';
import { MOVED_FILE, type MovedRow, movedRows } from '../../site/moved-rows.ts';
import { near } from '../../site/near.ts';
import type { Check } from '../check.ts';
import { fileOfRoute, type SiteSources } from '../site-sources.ts';

/** How an address of the site is written: no language before it, no ending behind it. */
const ROUTE = /^(?!\/(?:en|zh)(?:\/|$))(?:\/[A-Za-z0-9-]+)+\/?$/;

export const movedPagesLead: Check = {
  name: 'moved-pages',
  looksAt: 'pages, and names that pages had once',
  *run(site, looked) {
    looked(site.pages.length);
    if (!site.isAsked(MOVED_FILE)) return;
    const rows = movedRows(site.files.read(MOVED_FILE) ?? '');
    looked(rows.length);
    for (const [at, row] of rows.entries()) {
      const faults = [...rowFaults(row, rows, site)];
      yield* faults.length > 0 ? faults : orderFaults(row, rows[at - 1], site);
    }
  },
};

const hasPage = (route: string, { pageOf }: SiteSources) =>
  ['en', 'zh'].every((lang) => pageOf(fileOfRoute(lang, route)) !== undefined);

/** What keeps a reader of a former address from the page. */
function* rowFaults(
  { from, to, fromAt, toAt }: MovedRow,
  rows: readonly MovedRow[],
  site: SiteSources,
): Generator<Finding> {
  const source = { file: MOVED_FILE, text: site.files.read(MOVED_FILE) ?? '' };
  const refuse = (offset: number, what: string, how: string, fix?: Fix): Finding =>
    findingAt(source, offset, what, how, fix);
  const plain = (route: string) => route.replace(/\/$/, '').toLowerCase();
  if (!ROUTE.test(from))
    return yield refuse(fromAt, `"${from}" is no former address`, 'write /guide/old: no language, no ending');
  if (site.pages.some(({ route }) => plain(route) === plain(from)))
    return yield refuse(fromAt, `there is a page at ${from}, which answers itself`, 'take the line out');
  const first = rows.find((row) => plain(row.from) === plain(from));
  if (first && first.fromAt !== fromAt)
    return yield refuse(fromAt, `${from} is listed twice`, `leave the line out that does not lead to ${first.to}`);
  if (hasPage(to, site)) return;
  const end = lastOf(to, rows);
  if (end !== to && hasPage(end, site)) {
    const fix = { from: toAt, to: toAt + to.length, text: end };
    return yield refuse(toAt, `${to} is a former name too`, `write ${end}`, fix);
  }
  const routes = site.pages.map(({ route }) => route).filter((route) => hasPage(route, site));
  const meant = near(to, routes);
  yield refuse(toAt, `no page is at ${to} in both languages`, meant ? `did you mean ${meant}?` : 'lead to one that is');
}

/** Where a chain of names ends; one that leads back to itself ends anywhere. */
function lastOf(route: string, rows: readonly MovedRow[]): string {
  let last = route;
  for (const _ of rows) last = rows.find(({ from }) => from === last)?.to ?? last;
  return last;
}

function* orderFaults(row: MovedRow, above: MovedRow | undefined, { files }: SiteSources): Generator<Finding> {
  if (!above || above.from < row.from) return;
  const source = { file: MOVED_FILE, text: files.read(MOVED_FILE) ?? '' };
  yield findingAt(source, row.fromAt, `${row.from} stands below ${above.from}`, 'sort the lines by their first names');
}
