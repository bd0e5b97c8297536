import type { Match } from './match';
import { FIELDS } from './section-index';

const [TITLE, HEADING, KEYWORD] = (['title', 'heading', 'keyword'] as const).map((field) => FIELDS.indexOf(field));
/** What a keyword, which may be any reader's sentence, tells beside a title or heading. */
const KEYWORD_SHARE = 0.5;
/** From this quality on, a match is the word that a title or heading has. */
const GOOD = 0.8;

/**
 * How much a match is a name of something, from 0 to 1: titles and headings have it. What only running
 * text has, such as `although` or `returns`, is rare on pages for another reason than that it tells much.
 */
export function nameShare({ places }: Match): number {
  let share = 0;
  for (let place = 0; place < places.length; place += FIELDS.length) {
    const at = (field = 0) => places[place + field] ?? 0;
    share = Math.max(share, at(TITLE), at(HEADING), at(KEYWORD) * KEYWORD_SHARE);
  }
  return Math.min(1, share / GOOD);
}
