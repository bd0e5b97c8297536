import type { Finding } from '../../site/findings/finding.ts';
import { findingAt } from '../../site/findings/format-finding.ts';
import { offsetOf } from '../../site/pages/locate.ts';
import type { Page } from '../../site/pages/page.ts';
import type { Check } from '../check.ts';
import { BARE_ID, mdxFault, unclosedBrace } from './mdx-fault.ts';
import { misnamedPages } from './misnamed-pages.ts';

export const mdxIsRead: Check = {
  name: 'mdx',
  looksAt: 'pages',
  *run(site, looked) {
    yield* misnamedPages(site);
    for (const page of site.askedPages) {
      looked();
      if (page.fault && !page.fault.isOfFrontmatter) yield* faultsOf(page, page.fault);
    }
  },
};

/** The parser stops at the first fault; all ids that lack their backslash are told at once. */
function* faultsOf(page: Page, { message, how: remedy, line, column }: NonNullable<Page['fault']>): Generator<Finding> {
  if (remedy) return yield { file: page.file, line, column, what: message, how: remedy };
  const ids = [...page.text.matchAll(BARE_ID)].map(({ 0: id, index: from }) => {
    const fix = { from, to: from + id.length, text: `\\${id}` };
    return findingAt(page, from, `MDX reads the id ${id} as code`, `write it with a backslash, \\${id}`, fix);
  });
  if (ids.length > 0) return yield* ids;
  const { what, how } = mdxFault(message);
  const offset = offsetOf(page.text, { line, column });
  if (/end of file in expression/.test(message)) yield findingAt(page, unclosedBrace(page.text), what, how);
  // The parser names the sign behind the one that was meant otherwise.
  else if (/before (?:local )?name|closing slash/.test(message))
    yield findingAt(page, page.text.lastIndexOf('<', offset), what, how);
  else yield { file: page.file, line, column, what, how };
}
