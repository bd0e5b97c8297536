import { closest, distance } from 'fastest-levenshtein';
import { visit } from 'unist-util-visit';
import type { Finding } from '../../site/findings/finding.ts';
import { findingAt } from '../../site/findings/format-finding.ts';
import type { Page } from '../../site/pages/page.ts';
import type { Check } from '../check.ts';
import type { SiteSources } from '../site-sources.ts';

/** How many letters of a name may be wrong for it to be surely meant as an option. */
const NEAR = 2;

/** Names with dots, `lib.format` or `output.distPath.root`, also as `lib[0].format`. */
const PATH = /^(\w+)(?:\[\d*\])?((?:\.\w+(?:\[\d*\])?)+)$/;

export const namedOptionsAreSpelt: Check = {
  name: 'option-names',
  looksAt: 'names in code',
  *run(site, looked) {
    const known = knownPaths(site);
    for (const page of site.askedPages) {
      for (const { name, from } of [...inlineNames(page), ...snippetNames(page, known)]) {
        looked();
        const meant = misspelt(name, known);
        if (meant) yield told(page, name, meant, from);
      }
    }
  },
};

function told(page: Page, name: string, meant: string, from: number): Finding {
  return findingAt(page, from, `there is no option ${name}`, `did you mean ${meant}?`);
}

/** Every option by its path, and those of lib behind `lib.` too. */
function knownPaths({ options, libOptions }: SiteSources): string[] {
  const plain = (name: string) => name.replaceAll('[]', '');
  return ['lib', ...options.map(plain), ...[...libOptions, ...options].map((name) => `lib.${plain(name)}`)];
}

/** The option that is meant by a path of which one word is misspelt; what resembles none is something else. */
function misspelt(name: string, known: readonly string[]): string | undefined {
  const found = PATH.exec(name);
  if (!found) return undefined;
  const plain = name.replace(/\[\d*\]/g, '');
  const parts = plain.split('.');
  const right = parts.findIndex((_, at) => !known.includes(parts.slice(0, at + 1).join('.')));
  // A first word that is no option, or what stands below an option that is not described further.
  if (right <= 0) return undefined;
  const above = `${parts.slice(0, right).join('.')}.`;
  const word = parts[right] ?? '';
  const below = known
    .filter((path) => path.startsWith(above))
    .map((path) => path.slice(above.length).split('.')[0] ?? '');
  if (below.length === 0 || word.length < 3) return undefined;
  const near = closest(word, below);
  return distance(word, near) <= NEAR ? above + near : undefined;
}

/** Inline code that is a path of names and nothing else. */
function inlineNames({ root }: Page): { name: string; from: number }[] {
  const names: { name: string; from: number }[] = [];
  visit(root, 'inlineCode', ({ value, position }) => {
    names.push({ name: value, from: (position?.start.offset ?? 0) + 1 });
  });
  return names;
}

/** The keys of items of `lib` in snippets that the compiler does not know to be a configuration. */
function snippetNames({ fences, text }: Page, known: readonly string[]): { name: string; from: number }[] {
  const lines = text.split('\n');
  return fences.flatMap(({ body, lang, line }) => {
    if (!/^(?:ts|js|mjs|tsx)$/.test(lang) || !/\blib:\s*\[/.test(body)) return [];
    const start = lines.slice(0, line).join('\n').length + 1;
    return [...body.matchAll(/(?<=(?:^|[{,])\s*)(\w+):/gm)].flatMap(({ 1: key = '', index }) => {
      const isKnown = known.some((path) => path.split('.').includes(key));
      return isKnown ? [] : [{ name: `lib.${key}`, from: start + index }];
    });
  });
}
