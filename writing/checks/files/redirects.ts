import { type Finding, findingAt } from '../../../shared/findings/finding.ts';
import { ANY_LANGUAGE, langs } from '../../../shared/languages.ts';
import { near } from '../../../shared/near.ts';
import { valuesOf } from '../../../shared/pages/yaml-values.ts';
import { check } from '../check.ts';
import { fileOfRoute, type SiteSources } from '../site-sources.ts';

/** The file with the former routes of pages. */
const MOVED_FILE = 'shared/moved-pages.json';

/** A line of the file. */
interface MovedRow {
  from: string;
  to: string;
  /** The offset of `to` in the file. */
  at: number;
}

/** A route without language and extension. */
const ROUTE = new RegExp(`^(?!/${ANY_LANGUAGE}(?:/|$))(?:/[A-Za-z0-9-]+)+/?$`);

export const validRedirects = check('valid-redirects', 'pages and redirects', function* (site, looked) {
  looked(site.pages.length);
  if (!site.isRequested(MOVED_FILE)) return;
  const rows = valuesOf(site.files.read(MOVED_FILE) ?? '').values.map(({ path: [from], value, from: quote }) => {
    return { from: String(from), to: String(value), at: quote + 1 };
  });
  looked(rows.length);
  for (const row of rows) yield* rowFindings(row, rows, site);
});

const normalize = (route: string) => route.replace(/\/$/, '').toLowerCase();

function* rowFindings(row: MovedRow, rows: readonly MovedRow[], site: SiteSources): Generator<Finding> {
  const { from, to, at } = row;
  const source = { file: MOVED_FILE, text: site.files.read(MOVED_FILE) ?? '' };
  const hasPage = (route: string) => langs.every((lang) => site.pageOf(fileOfRoute(lang, route)));
  if (!ROUTE.test(from))
    yield findingAt(source, at, `"${from}" is not a route`, 'write /guide/old, without a language or an extension');
  else if (site.pages.some(({ route }) => normalize(route) === normalize(from)))
    yield findingAt(source, at, `there is a page at ${from}`, 'remove the redirect');
  else if (rows.find((one) => normalize(one.from) === normalize(from)) !== row)
    yield findingAt(source, at, `${from} is listed twice`, 'remove one');
  else if (!hasPage(to)) {
    const next = rows.find((one) => one.from === to && hasPage(one.to))?.to;
    const meant = next ?? near(to, site.pages.map(({ route }) => route).filter(hasPage));
    const fix = next === undefined ? undefined : { from: at, to: at + to.length, text: next };
    const how = meant ? `did you mean ${meant}?` : 'redirect to a page that exists';
    yield findingAt(source, at, `there is no page ${to} in both languages`, how, fix);
  }
}
