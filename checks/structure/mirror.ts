import type { Check } from '../check.ts';
import { findingIn } from '../findings.ts';
import { fileOfRoute, otherLanguage } from '../site-sources.ts';
import { isMisnamed, isThereAsMarkdown } from './misnamed-pages.ts';

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
      yield findingIn(
        file,
        `${route} is no route of the site`,
        'add a line to checks/structure/routes.ts, or remove the page',
      );
    }
    for (const file of routes.flatMap((route) => ['en', 'zh'].map((lang) => fileOfRoute(lang, route)))) {
      if (!site.pageOf(file) && !isThereAsMarkdown(file, site))
        yield findingIn(file, 'a route of the site has no page', 'write it');
    }
  },
};
