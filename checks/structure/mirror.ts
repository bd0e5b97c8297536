import { findingIn } from '../../site/findings/format-finding.ts';
import type { Check } from '../check.ts';
import { fileOfRoute, otherLanguage, type SiteSources } from '../site-sources.ts';
import { isMisnamed, isThereAsMarkdown } from './misnamed-pages.ts';

/** Where the routes are listed. */
const ROUTES = 'site/routes.ts';

export const languagesHaveTheSameFiles: Check = {
  name: 'mirror',
  looksAt: 'files',
  *run(site, looked) {
    const files = site.files.list('docs/{en,zh}/**/*');
    // Of a page with another ending the check "mdx" tells.
    for (const file of files.filter((one) => !isMisnamed(one))) {
      looked();
      const other = otherLanguage(file);
      if (!site.files.exists(other) && !isThereAsMarkdown(other, site))
        yield findingIn(file, `there is no ${other}`, 'write it, or remove this file');
      else if (file.endsWith('.json') && site.files.read(file) !== site.files.read(other))
        yield findingIn(file, `${other} has other bytes`, 'make both files the same: their labels are keys of texts');
    }
  },
};

export const pagesAreRoutes: Check = {
  name: 'routes',
  looksAt: 'routes',
  *run(site, looked) {
    const routes = [...site.routes, ...site.hiddenRoutes];
    looked(routes.length);
    for (const { file, route, isFragment } of site.pages) {
      if (isFragment || routes.includes(route)) continue;
      yield findingIn(file, `${route} is no route of the site`, `add a line to ${ROUTES}, or remove the page`);
    }
    for (const route of routes) {
      for (const file of ['en', 'zh'].map((lang) => fileOfRoute(lang, route))) {
        if (site.pageOf(file) || isThereAsMarkdown(file, site)) continue;
        const how = `write it, or take it out of ${placeOf(route, site)} in both languages`;
        yield findingIn(file, 'a route of the site has no page', how);
      }
    }
  },
};

/** Where a route is listed: whole, or as a name behind its folder. */
function placeOf(route: string, { files }: SiteSources): string {
  const [, folder = '', name = ''] = /^(.*\/)(.*)$/.exec(route) ?? [];
  const lines = (files.read(ROUTES) ?? '').split('\n');
  const at = lines.findIndex((line) => {
    return line.includes(`'${route}'`) || (line.includes(`under('${folder}'`) && line.includes(` '${name}'`));
  });
  return at === -1 ? ROUTES : `${ROUTES}:${at + 1}`;
}
