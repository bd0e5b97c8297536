import { LONGEST_QUERY } from '../../search/types.ts';

/** A validated search request. */
export interface SearchRequest {
  keyword: string;
  limit: number;
  searchIndexes: string[];
  /** The locale to search: the language, preceded by the version if the index has versions (`v1.zh`). */
  locale: string;
  /** The part of the site to search; undefined for all of it. */
  scope: string | undefined;
}

/** An invalid request; the message is sent to the client. */
export class BadRequest extends Error {}

/** The maximum number of hits per index. */
const MOST_HITS = 100;

/**
 * Validates a request's query. Unknown parameters are ignored.
 *
 * @param query the part of the URL after `?`
 * @param locales the locales of each index: languages (`zh`), or versions and languages (`v1.zh`)
 * @throws BadRequest that names the parameter and its allowed values
 */
export function readRequest(query: string, locales: ReadonlyMap<string, readonly string[]>): SearchRequest {
  const parameters = new URLSearchParams(query);
  const keyword = readOne(parameters, 'keyword').trim();
  if (keyword === '') throw new BadRequest('keyword is empty: write what to search for');
  if (keyword.length > LONGEST_QUERY)
    throw new BadRequest(`keyword is longer than ${LONGEST_QUERY} characters: shorten it`);

  const limit = readOne(parameters, 'limit');
  if (!/^[1-9]\d*$/.test(limit)) throw new BadRequest('limit is not a positive integer: write the number of hits');

  const searchIndexes = [...new Set(readOne(parameters, 'searchIndexes').split(','))];
  const lang = readOne(parameters, 'lang');
  const version = parameters.has('version') ? readOne(parameters, 'version') : '';
  const locale = [version, lang].filter(Boolean).join('.');
  for (const name of searchIndexes) {
    const known = locales.get(name);
    if (!known)
      throw new BadRequest(`searchIndexes names an unknown index: there are ${[...locales.keys()].join(', ')}`);
    if (!known.includes(locale))
      throw new BadRequest(
        `${version ? 'version and lang are' : 'lang is'} not a locale of the index ${name}: there are ${known.join(', ')}`,
      );
  }
  const scope = parameters.has('scope') ? readOne(parameters, 'scope') : undefined;
  return { keyword, limit: Math.min(Number(limit), MOST_HITS), searchIndexes, locale, scope };
}

function readOne(parameters: URLSearchParams, name: string): string {
  const [value, ...more] = parameters.getAll(name);
  if (value === undefined) throw new BadRequest(`${name} is missing: add it to the query`);
  if (more.length > 0) throw new BadRequest(`${name} is repeated: write it once`);
  return value;
}
