import type { SearchHit } from '../../search/types';

/** The hits of one page. */
export type HitGroup = { title: string; page: string; hits: SearchHit[] };

/**
 * Puts the hits of a page together, at the place of the page's first one.
 *
 * @returns groups whose hits, one group after the other, are the order on the screen
 */
export function groupHits(hits: readonly SearchHit[]): HitGroup[] {
  const groups = new Map<string, HitGroup>();
  for (const hit of hits) {
    const page = hit.link.replace(/#.*$/s, '');
    const group = groups.get(page) ?? { title: hit.title, page, hits: [] };
    group.hits.push(hit);
    groups.set(page, group);
  }
  return [...groups.values()];
}

/** Whether a hit is the page itself, and not one of its sections. */
export function isPageHit({ link }: SearchHit): boolean {
  return !link.includes('#');
}
