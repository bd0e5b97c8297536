import path from 'node:path';
import { type Finding, findingAt } from '../../../shared/findings/finding.ts';
import type { Link } from '../../../shared/pages/links.ts';
import type { Page } from '../../../shared/pages/page.ts';
import { check } from '../check.ts';
import type { SiteSources } from '../site-sources.ts';

/** The tools of the tool switcher. */
const TOOLS = 'shared/tools.ts';

export const noMissingImages = check('no-missing-images', 'images', function* (site, looked) {
  for (const page of site.requestedPages) {
    for (const image of page.links.filter(({ kind }) => kind === 'image')) {
      looked();
      yield* imageFindings(page, image, site);
    }
    for (const { path: keys, value, from } of page.frontmatterValues)
      if (keys.join('.') === 'hero.image.alt' && !(String(value) in site.texts))
        yield findingAt(page, from, `the alt text "${value}" is not in the dictionary`, 'add it to shared/texts.ts');
  }
  const tools = { file: TOOLS, text: site.files.read(TOOLS) ?? '' };
  for (const { 1: logo = '', index } of tools.text.matchAll(/(?<=\blogo: ')(\/[^']*)/g)) {
    looked();
    if (!site.files.exists(`docs/public${logo}`))
      yield findingAt(tools, index, `there is no docs/public${logo}`, 'correct the address, or add the logo');
  }
});

function* imageFindings(page: Page, { address, alt, from }: Link, site: SiteSources): Generator<Finding> {
  if (alt?.trim() === '') yield findingAt(page, from, 'an image without alt text', 'describe it: ![what it shows](…)');
  const isUntranslated =
    page.lang === 'zh' && /[A-Za-z]{2} [A-Za-z]/.test(alt ?? '') && !/\p{Script=Han}/u.test(alt ?? '');
  if (isUntranslated) yield findingAt(page, from, `the alt text "${alt}" is not Chinese`, 'translate it');
  if (/^https?:/.test(address))
    return yield findingAt(page, from, `the image ${address} is on another host`, 'copy it into docs/public/');
  const file = address.startsWith('/') ? `docs/public${address}` : path.posix.join(path.dirname(page.file), address);
  if (!site.files.exists(file)) yield findingAt(page, from, `there is no ${file}`, 'correct the address, or add it');
}
