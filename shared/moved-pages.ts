import pages from './moved-pages.json' with { type: 'json' };

/** Current routes by former route, sorted; folders end in a slash. */
export type MovedPages = Readonly<Record<string, string>>;

/**
 * Former routes of pages and their current ones, without language and base. They apply to all languages, and every host
 * answers 301. The check `valid-redirects` validates them.
 *
 * A folder without an index page redirects to its first page.
 */
export const movedPages: MovedPages = pages;
