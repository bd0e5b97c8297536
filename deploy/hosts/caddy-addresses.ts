import { DEFAULT_LANGUAGE } from '../../site/languages.ts';
import type { SiteDescription } from '../describe-site.ts';

/** The rows of a map from every spelling of an address to the address, its file, and where a translation is missing. */
export function addressRows({ pages, moved, untranslated }: SiteDescription, base: string): string {
  const rows = [
    ...pages.map(({ key, address, file }) => [spelledLike(key, base), address, file, '']),
    // Another name is one more spelling.
    ...moved.map(({ key, address }) => [spelledLike(key, base), address, '', '']),
    ...untranslated.map(({ key, address }) => [spelledLike(key, base), '', '', address]),
  ];
  return rows.map(([match, ...values]) => `\t\t${match} ${values.map((value) => `"${value}"`).join(' ')}`).join('\n');
}

/** An expression that all spellings of an address match, without the base. */
function spelledLike(key: string, base: string): string {
  const segments = key
    .split('/')
    .filter(Boolean)
    .map((segment) => segment.replace(/[^a-z0-9-]/g, (sign) => `\\${sign}`));
  const slash = '[/\\\\]+';
  return `~(?i)^${base}(?:${slash}${DEFAULT_LANGUAGE})*${segments.map((segment) => slash + segment).join('')}(?:${slash}index)?(?:\\.html)?[/\\\\]*$`;
}
