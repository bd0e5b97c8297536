/** What a search service is asked. */
export interface Question {
  keyword: string;
  limit: number;
  searchIndexes: string[];
  /** Which of an index's locales to ask: its language, and its version before that, `v1.zh`, where it has some. */
  locale: string;
  /** The part of the site to search; all of it unless said. */
  scope: string | undefined;
}

/** Why a request cannot be answered; the message is told to whoever asked. */
export class BadQuestion extends Error {}

/** A reader types less, and a line of an address has room for it. */
const LONGEST_KEYWORD = 512;

/** As many hits of an index as are ever given. */
const MOST_HITS = 100;

/**
 * Reads a request's query by the contract. Parameters that the contract does not have are not looked at.
 *
 * @param query the part of the address behind `?`
 * @param locales the languages of each index, or its versions and languages, as `v1.zh`
 * @throws BadQuestion that names the parameter and what it may be
 */
export function readQuestion(query: string, locales: ReadonlyMap<string, readonly string[]>): Question {
  const parameters = new URLSearchParams(query);
  const keyword = readOne(parameters, 'keyword').trim();
  if (keyword === '') throw new BadQuestion('keyword is empty: write what to search for');
  if (keyword.length > LONGEST_KEYWORD)
    throw new BadQuestion(`keyword is longer than ${LONGEST_KEYWORD} characters: shorten it`);

  const limit = readOne(parameters, 'limit');
  if (!/^[1-9]\d*$/.test(limit))
    throw new BadQuestion('limit is no whole number from 1 on: write how many hits are wanted');

  const searchIndexes = [...new Set(readOne(parameters, 'searchIndexes').split(','))];
  const lang = readOne(parameters, 'lang');
  const version = parameters.has('version') ? readOne(parameters, 'version') : '';
  const locale = [version, lang].filter(Boolean).join('.');
  for (const name of searchIndexes) {
    const known = locales.get(name);
    if (!known)
      throw new BadQuestion(
        `searchIndexes names an index that is not here: there are ${[...locales.keys()].join(', ')}`,
      );
    if (!known.includes(locale))
      throw new BadQuestion(
        `${version ? 'version and lang are' : 'lang is'} no locale of the index ${name}: there are ${known.join(', ')}`,
      );
  }
  const scope = parameters.has('scope') ? readOne(parameters, 'scope') : undefined;
  return { keyword, limit: Math.min(Number(limit), MOST_HITS), searchIndexes, locale, scope };
}

function readOne(parameters: URLSearchParams, name: string): string {
  const [value, ...more] = parameters.getAll(name);
  if (value === undefined) throw new BadQuestion(`${name} is missing: add it to the query`);
  if (more.length > 0) throw new BadQuestion(`${name} is there more than once: write it once`);
  return value;
}
