/** What addresses of the site begin with: the base, which begins and ends with a slash, a version, a language. */
export type AddressPrefixes = { base: string; languages: string[]; defaultLanguage: string; versions: string[] };

/**
 * Where a reader's first visit leads. It stands in the head as source text, so it may use nothing
 * from outside.
 *
 * @param pathname the path of the visit
 * @param wanted the languages that the reader's browser asks for, best first, such as `zh-CN`
 * @param prefixes what addresses of this site begin with: a version, then a language
 * @returns the path in the reader's language, on this site whatever the path was, or undefined to stay:
 *   the address names a language, or the reader's is the default one or none of the site's
 */
export function localizedAddress(
  pathname: string,
  wanted: readonly string[],
  { base, languages, defaultLanguage, versions }: AddressPrefixes,
): string | undefined {
  const rest = pathname.startsWith(base) ? pathname.slice(base.length) : pathname;
  const segments = rest.split('/').filter(Boolean);
  const place = versions.includes(segments[0] as string) ? 1 : 0;
  if (languages.includes(segments[place] as string)) return undefined;
  const language = wanted.map((tag) => tag.toLowerCase().replace(/-.*/, '')).find((tag) => languages.includes(tag));
  if (language === undefined || language === defaultLanguage) return undefined;
  segments.splice(place, 0, language);
  const isFolder = pathname.endsWith('/') || segments.length === place + 1;
  return base + segments.join('/') + (isFolder ? '/' : '');
}
