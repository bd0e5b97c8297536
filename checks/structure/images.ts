import path from 'node:path';
import type { Finding } from '../../site/findings/finding.ts';
import { findingAt } from '../../site/findings/format-finding.ts';
import type { Link } from '../../site/pages/links.ts';
import type { Page } from '../../site/pages/page.ts';
import type { Check } from '../check.ts';
import type { SiteSources } from '../site-sources.ts';
import { SAME } from '../texts/translated.ts';
import { withoutNames } from '../words/product-names.ts';

export const imagesAreThere: Check = {
  name: 'images',
  looksAt: 'images',
  *run(site, looked) {
    for (const page of site.askedPages) {
      for (const image of page.links.filter(({ kind }) => kind === 'image')) {
        looked();
        yield* imageFaults(page, image, site);
      }
      for (const { path: keys, value, from } of page.frontmatterValues) {
        if (keys.join('.') !== 'hero.image.alt' || String(value) in site.texts) continue;
        yield findingAt(page, from, `the text "${value}" of the picture is no text`, 'add it to site/texts.ts');
      }
    }
  },
};

function* imageFaults(page: Page, { address, alt, from }: Link, site: SiteSources): Generator<Finding> {
  if (alt !== undefined && alt.trim() === '')
    yield findingAt(page, from, 'an image without a text in its place', 'say what it shows: ![what it shows](…)');
  else if (alt !== undefined && page.lang === 'zh' && !isInChinese(alt))
    yield findingAt(page, from, `the text of the image is not Chinese: ${alt}`, 'say in Chinese what it shows');
  if (/^https?:/.test(address))
    return yield findingAt(page, from, `the image ${address} is on another host`, 'put it into docs/public/');
  const file = address.startsWith('/') ? `docs/public${address}` : path.posix.join(path.dirname(page.file), address);
  if (!site.files.exists(file))
    yield findingAt(page, from, `there is no ${file}`, 'mend the address, or add the image');
}

/** Whether a text has a Chinese word, or none that could be one: names, code and abbreviations are the same everywhere. */
function isInChinese(text: string): boolean {
  return /\p{Script=Han}/u.test(text) || !/\p{L}/u.test(withoutNames(text).replace(SAME, ''));
}
