import { findingAt } from '../../site/findings/format-finding.ts';
import { locate } from '../../site/pages/locate.ts';
import { valuesOf, type YamlValue } from '../../site/pages/yaml-values.ts';
import type { Check } from '../check.ts';
import type { SiteSources } from '../site-sources.ts';

export const pagesAreListedOnce: Check = {
  name: 'listed-once',
  looksAt: 'names and links',
  *run(site, looked) {
    for (const file of site.files.list('docs/{en,zh}/**/_{nav,meta}.json').filter(site.isAsked)) {
      const text = site.files.read(file) ?? '';
      const { content, values } = valuesOf(text);
      const before: { place: string; value: YamlValue }[] = [];
      for (const value of values) {
        const place = placeOf(file, value, content, site);
        if (!place) continue;
        looked();
        const first = before.find((one) => one.place === place && !isInside(value, one.value));
        before.push({ place, value });
        if (!first) continue;
        const { line } = locate(text, first.value.from);
        yield findingAt({ file, text }, value.from, `"${value.value}" stands in line ${line} already`, 'take one out');
      }
    }
  },
};

/** Where a value of a navigation file leads; undefined for labels and looks. */
function placeOf(file: string, { path, value }: YamlValue, content: object, site: SiteSources): string | undefined {
  const key = path.at(-1);
  if (typeof value !== 'string') return undefined;
  if (key === 'link') return value;
  if (path.length > 1 && key !== 'name') return undefined;
  const { type } = Object.assign({ type: '' }, Object.values(content)[Number(path[0])] as object);
  const page = `${file.replace(/_\w+\.json$/, '')}${value}.mdx`;
  // A page and a folder may have the same name.
  return type === 'file' || (!type.startsWith('dir') && site.files.exists(page)) ? page : `${page}/`;
}

/** A menu may lead to the first of its own items. */
function isInside({ path }: YamlValue, menu: YamlValue): boolean {
  return menu.path.length < path.length && menu.path[0] === path[0];
}
