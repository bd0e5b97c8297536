import { expect, test } from 'playwright/test';
import { globSync } from 'tinyglobby';
import { resolveAddress } from '../../../deploy/resolve-address.ts';
import { builtFile, decode, markdownFile, ORIGIN, publicPages, unlistedPages } from './built-pages.ts';

const files: ReadonlySet<string> = new Set(globSync('**/*', { cwd: 'dist', dot: true }).map((file) => `/${file}`));
const idsOfFile = new Map<string, ReadonlySet<string>>();

/** The ids of a page, cached. */
function idsOf(file: string): ReadonlySet<string> {
  const known = idsOfFile.get(file);
  if (known) return known;
  const found = builtFile(file)
    .toString()
    .matchAll(/\sid="([^"]+)"/g);
  const ids = new Set([...found].map(([, id = '']) => decode(id)));
  idsOfFile.set(file, ids);
  return ids;
}

/** The problem with a URL of this site, if any. */
function faultOf(target: string): string | undefined {
  const [path = '', hash = ''] = target.split('#');
  const answer = resolveAddress(path || '/', files);
  if (answer.kind === 'redirect') return `${target} — moves to ${answer.location} — link that`;
  if (answer.kind !== 'file' || answer.status !== 200) return `${target} — leads nowhere — mend or drop the link`;
  if (hash === '' || !answer.path.endsWith('.html')) return undefined;
  return idsOf(answer.path).has(decodeURIComponent(hash))
    ? undefined
    : `${target} — has no such part — mend the anchor`;
}

const ownTargets = (links: readonly string[], from: string) =>
  links
    .map((link) => new URL(link, ORIGIN + from))
    .filter(({ origin, protocol }) => origin === ORIGIN && protocol.startsWith('http'))
    .map(({ pathname, search, hash }) => pathname + search + hash);

function expectNoFaults(kind: string, links: readonly (readonly [from: string, targets: string[]])[]): void {
  const all = links.flatMap(([from, targets]) => [...new Set(targets)].map((target) => [from, target] as const));
  console.log(`${kind}: ${all.length} links on ${links.length} pages`);
  expect(all.length).toBeGreaterThan(links.length);
  const verdicts = new Map([...new Set(all.map(([, target]) => target))].map((target) => [target, faultOf(target)]));
  const faults = all.flatMap(([from, target]) => (verdicts.get(target) ? [`${from}: ${verdicts.get(target)}`] : []));
  expect(faults).toEqual([]);
}

test('all links and pictures of a page lead to existing files and anchors, without redirects', () => {
  // Unlisted pages have hreflang links too, which search engines ignore because of `noindex`.
  const unlisted = unlistedPages.map((page) => ({
    ...page,
    html: page.html.replace(/<link [^>]*hreflang[^>]*>/g, ''),
  }));
  const links = [...publicPages, ...unlisted].map(({ html, address }) => {
    const found = [...html.matchAll(/\s(?:href|src|content)="((?:https?:\/\/|\/|#)[^"]*)"/g)].map(([, link = '']) =>
      decode(link),
    );
    const sets = [...html.matchAll(/\ssrcset="([^"]*)"/gi)].flatMap(([, set = '']) =>
      set.split(',').map((one) => one.trim().split(' ')[0] ?? ''),
    );
    // Links within a page are checked against that page; a 404 page has no URL.
    const elsewhere = [...found, ...sets].filter(
      (link) => !(link.startsWith('#') && html.includes(` id="${link.slice(1)}"`)),
    );
    return [address, ownTargets(elsewhere, address)] as const;
  });
  expectNoFaults('pages', links);
});

test('all links of a Markdown file lead to existing files, and to existing anchors of their pages', () => {
  const pageOf = new Map(publicPages.map(({ address }) => [markdownFile(address), address]));
  const links = publicPages.map(({ address }) => {
    const file = markdownFile(address);
    const text = builtFile(file)
      .toString()
      .replace(/^(`{3,}).*?^\1$/gms, '');
    const found = [...text.matchAll(/\]\((https?:[^)\s]+)\)/g)].map(([, link = '']) => link);
    const targets = ownTargets(found, file).map((target) => {
      const [path = '', hash = ''] = target.split('#');
      // Anchors are those of the HTML page.
      return hash ? `${pageOf.get(path) ?? path}#${hash}` : path;
    });
    return [file, targets] as const;
  });
  expectNoFaults('Markdown', links);
});
