import manifest from '../../package.json' with { type: 'json' };
import { safeDecode } from '../../site/addresses/safe-decode.ts';
import type { Finding } from '../../site/findings/finding.ts';
import { findingAt } from '../../site/findings/format-finding.ts';
import { near } from '../../site/near.ts';
import type { Page } from '../../site/pages/page.ts';
import { valuesOf } from '../../site/pages/yaml-values.ts';
import type { Check } from '../check.ts';
import { fileOfRoute, otherLanguage, type SiteSources } from '../site-sources.ts';
import { anchorsOf, hasKnownAnchors } from './anchors.ts';
import { isThereAsMarkdown } from './misnamed-pages.ts';

/** Where the site is published, from which its own pages are not to be fetched. */
const OWN_PLACE = manifest.homepage.replace(/^https?:/, '').replaceAll('.', '\\.');

/** A link, and whose it is. */
interface Source {
  file: string;
  text: string;
  lang: string;
  page?: Page;
}

export const noDeadLinks: Check = {
  name: 'links',
  looksAt: 'links',
  *run(site, looked) {
    for (const page of site.askedPages) {
      for (const { address, from } of page.links.filter(({ kind }) => kind === 'link')) {
        looked();
        yield* linkFaults({ file: page.file, text: page.text, lang: page.lang, page }, address, from, site);
      }
    }
    for (const file of site.files.list('docs/{en,zh}/**/_{nav,meta}.json').filter(site.isAsked)) {
      const text = site.files.read(file) ?? '';
      for (const { path, value, from } of valuesOf(text).values) {
        if (path.at(-1) !== 'link' || typeof value !== 'string') continue;
        looked();
        yield* linkFaults({ file, text, lang: file.split('/')[1] ?? '' }, value, from, site);
      }
    }
  },
};

/** Why a reader who follows a link would not arrive, if so. */
function* linkFaults(source: Source, address: string, from: number, site: SiteSources): Generator<Finding> {
  const refuse = (what: string, how: string) => findingAt(source, from, what, how);
  if (address === '' || address === '#') return yield refuse('a link that leads nowhere', 'give it an address');
  if (/^[a-z][a-z+.-]*:/i.test(address)) return yield* outsideFaults(address, refuse);
  if (/^(?:www\.|[a-z\d-]+\.[a-z]{2,}(?:\/|$))/i.test(address) && !/\.mdx?$/.test(address))
    return yield refuse(`the link "${address}" does not say https`, 'write https:// before it');
  if (!/^[/#]/.test(address))
    return yield refuse(`the link "${address}" is relative`, 'write the whole address, from the slash on');
  const [path = '', id] = address.split('#');
  const route = path.replace(/\?.*$/, '');
  if (/^\/(en|zh)(\/|$)/.test(route))
    return yield refuse(`the link "${address}" names a language`, 'leave it out: links keep the reader’s language');
  if (/(\.(html|mdx?)|\/index)$/.test(route))
    return yield refuse(`the link "${address}" is no clean address`, 'leave out the ending');
  const target = route === '' ? source.page : site.pageOf(fileOfRoute(source.lang, route));
  if (!target) {
    if (site.files.exists(`docs/public${route}`)) return;
    if (isThereAsMarkdown(fileOfRoute(source.lang, route), site)) return;
    const known = site.pages.filter(({ lang }) => lang === source.lang).map((page) => page.route);
    const meant = near(route, known);
    const how = meant ? `did you mean ${meant}?` : 'lead to a page that is there';
    return yield refuse(`no page is at ${route || address}`, how);
  }
  if (id === undefined && address === source.page?.route && route !== '/')
    return yield refuse('a link to the page that it stands on', 'lead to a heading, or take it out');
  if (id === undefined || !hasKnownAnchors(target, site)) return;
  const anchors = anchorsOf(target, site);
  if (anchors.includes(safeDecode(id))) return;
  // A Chinese heading without its id is told where it stands.
  const english = target.lang === 'zh' ? site.pageOf(otherLanguage(target.file)) : undefined;
  if (english?.headings.some((heading) => heading.id === id)) return;
  const meant = near(id, anchors);
  const how = meant ? `did you mean #${meant}?` : 'link to a heading that is there, or to the page';
  yield refuse(`${target.file} has no heading with the id ${id}`, how);
}

function* outsideFaults(address: string, refuse: (what: string, how: string) => Finding): Generator<Finding> {
  if (/^mailto:/.test(address)) return;
  if (new RegExp(`^(?:https?:)?${OWN_PLACE}(?:[/?#]|$)`, 'i').test(address))
    return yield refuse(`the address ${address} is one of this site`, 'write what follows the host, from the slash on');
  if (!/^https:/.test(address)) yield refuse(`the address ${address} is not https`, 'write https://');
  else if (!URL.canParse(address)) yield refuse(`${address} is no address`, 'mend it');
}
