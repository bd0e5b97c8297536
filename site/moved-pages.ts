/**
 * The names that pages had once, each with the one it has now, without language and base: both languages follow, and
 * every host answers 301. `npm run move` adds a line, and the check "moved-pages" says whether it leads.
 *
 * Empty as long as no page that was published has got another name.
 */
export const movedPages: MovedPages = {};

/** Routes by former ones, sorted; a folder's ends in a slash. */
export type MovedPages = Readonly<Record<string, string>>;
