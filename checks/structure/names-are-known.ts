import { closest, distance } from 'fastest-levenshtein';
import type { Finding } from '../../site/findings/finding.ts';
import { findingAt } from '../../site/findings/format-finding.ts';
import type { Page } from '../../site/pages/page.ts';
import type { Check } from '../check.ts';
import { type Used, usedNames } from './used-names.ts';

/** The part of a name's letters that may be wrong for another one to be what was meant. */
const NEAR = 1 / 3;

/** What every page has besides its imports. */
const OWN = ['props', 'frontmatter'];

export const namesAreKnown: Check = {
  name: 'components',
  looksAt: 'components and names in braces',
  *run(site, looked) {
    for (const page of site.askedPages) {
      const { declared, used } = usedNames(page.root);
      looked(used.length);
      const known = [...declared, ...site.components];
      for (const one of used) {
        if (known.includes(one.name) || (!one.isComponent && (OWN.includes(one.name) || one.name in globalThis)))
          continue;
        yield unknown(page, one, known);
      }
    }
  },
};

function unknown(page: Page, { name, isComponent, from }: Used, known: readonly string[]): Finding {
  if (!isComponent)
    return findingAt(
      page,
      from,
      `nothing has the name ${name}`,
      'import it, or write \\{ for a brace that readers see',
    );
  const near = closest(name, known);
  const how =
    near && distance(name, near) <= name.length * NEAR ? `did you mean <${near}>?` : 'import it, or write it in `…`';
  return findingAt(page, from, `there is no component <${name}>`, how);
}
