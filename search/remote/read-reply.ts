import * as v from 'valibot';
import type { SearchHit } from '../types';
import { fitRanges } from './fit-ranges';
import { isSitePath } from './is-site-path';
import { ServiceFailure } from './service-failure';

const LONGEST_NAME = 300;
const LONGEST_EXCERPT = 1000;

const text = (longest: number) =>
  v.pipe(
    v.string(),
    v.transform((value) => value.slice(0, longest)),
  );
const ranges = v.optional(v.array(v.object({ start: v.number(), length: v.number() })), []);

const hitSchema = v.object({
  type: v.optional(v.picklist(['title', 'header', 'content']), 'title'),
  title: text(LONGEST_NAME),
  header: v.optional(text(LONGEST_NAME)),
  statement: v.optional(text(LONGEST_EXCERPT), ''),
  link: v.string(),
  highlights: v.optional(v.object({ title: ranges, header: ranges, statement: ranges }), {}),
  group: v.optional(text(LONGEST_NAME), ''),
});

export interface ReadReply {
  /** Those of the first group come first. */
  hits: SearchHit[];
  /** Pages whose titles come closest, as far as the service names some. */
  nearest: SearchHit[];
  /** The addresses of hits that were left out, because they are no paths of this site. */
  foreign: string[];
}

/**
 * Makes hits of what a search service replied.
 *
 * @param reply anything; a list of groups, each with the name of an index and its hits, where all is well
 * @param query what was asked
 * @param limit how many hits were asked for; more of a list are not looked at
 * @throws ServiceFailure that names the part which is not as it should be
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
      'let it reply as deploy/search-service/README.md says',
    );
  }
  const foreign: string[] = [];
  const ownHits = (all: v.InferOutput<typeof hits>) => {
    foreign.push(...all.map(({ link }) => link).filter((link) => !isSitePath(link)));
    return all.filter(({ link }) => isSitePath(link)).map((hit) => toSearchHit(hit, query));
  };
  return {
    hits: ownHits(output.flatMap((group) => group.hits)),
    nearest: ownHits(output.flatMap((group) => group.nearest)),
    foreign,
  };
}

function toSearchHit(hit: v.InferOutput<typeof hitSchema>, query: string): SearchHit {
  const { title, statement, highlights } = hit;
  const header = hit.header || title;
  return {
    ...hit,
    header,
    query,
    highlights: {
      title: fitRanges(highlights.title, title),
      header: fitRanges(highlights.header, header),
      statement: fitRanges(highlights.statement, statement),
    },
  };
}
