import * as v from 'valibot';
import type { SearchHit } from '../types';
import { ServiceFailure } from './fetch-reply';

/** Browsers ignore some control characters in URLs and treat `\\` as `/`. */
const LEAVES_SITE = /^(?!\/)|^\/\/|[\\\p{Cc}]/u;
const CLIMBS = /\/(?:\.|%2e){1,2}(?:\/|$)/i;
const LONGEST_ADDRESS = 2000;
/** Limits the number of elements that highlights add to the page. */
const MOST_RANGES = 50;

const LONGEST_NAME = 300;
const LONGEST_EXCERPT = 1000;

const text = (longest: number) =>
  v.pipe(
    v.string(),
    v.transform((value) => value.slice(0, longest)),
  );
const ranges = v.pipe(
  v.optional(v.array(v.object({ start: v.number(), length: v.number() })), []),
  v.transform((all) => all.slice(0, MOST_RANGES)),
);

const hitSchema = v.object({
  type: v.optional(v.picklist(['title', 'header', 'content']), 'title'),
  title: text(LONGEST_NAME),
  header: v.optional(text(LONGEST_NAME)),
  statement: v.optional(text(LONGEST_EXCERPT), ''),
  link: v.string(),
  highlights: v.optional(v.object({ title: ranges, header: ranges, statement: ranges }), {}),
  group: v.optional(text(LONGEST_NAME), ''),
});

/** A validated response. */
export interface ReadReply {
  /** In the order of the groups. */
  hits: SearchHit[];
  nearest: SearchHit[];
  /** Links of hits that were dropped because they leave the site. */
  foreign: string[];
}

/**
 * Validates a search service's response.
 *
 * @param reply by contract, a list of groups, each with an index name and its hits
 * @param limit the number of requested hits; more are ignored
 * @throws ServiceFailure that names the invalid part
 */
export function readReply(reply: unknown, query: string, limit: number): ReadReply {
  const asked = v.transform((hits: unknown[]) => hits.slice(0, limit));
  const hits = v.pipe(v.array(v.unknown()), asked, v.array(hitSchema));
  const group = v.object({ index: v.string(), hits, nearest: v.optional(hits, []) });
  const { success, output, issues } = v.safeParse(v.array(group), reply);
  if (!success) {
    const [{ expected, received }] = issues;
    const place = v.getDotPath(issues[0]) ?? 'as a whole';
    const what = received === 'undefined' ? 'missing' : `${received.slice(0, 100)}, not ${expected}`;
    throw new ServiceFailure(
      `its reply is wrong: ${place} is ${what}`,
      'follow the contract in search/remote/README.md',
    );
  }
  const foreign: string[] = [];
  const ownHits = (all: v.InferOutput<typeof hits>) => {
    foreign.push(...all.map(({ link }) => link).filter((link) => !isSitePath(link)));
    return all
      .filter(({ link }) => isSitePath(link))
      .map((hit): SearchHit => ({ ...hit, header: hit.header || hit.title, query }));
  };
  return {
    hits: ownHits(output.flatMap((group) => group.hits)),
    nearest: ownHits(output.flatMap((group) => group.nearest)),
    foreign,
  };
}

/** Accepts `/guide/x#y`; rejects `//host`, `javascript:…`, `https://host/` and `/../x`. */
function isSitePath(address: string): boolean {
  const [path = ''] = address.split(/[?#]/);
  return address.length <= LONGEST_ADDRESS && !LEAVES_SITE.test(address) && !CLIMBS.test(path);
}
