/**
 * Former routes of pages and their current ones, without language and base. They apply to all languages, and every host
 * answers 301. `npm run move` adds lines, and the check "moved-pages" validates them.
 *
 * A folder without an index page redirects to its first page.
 */
export const movedPages: MovedPages = {
  '/guide/': '/guide/start/',
  '/guide/advanced/': '/guide/advanced/third-party-deps',
  '/guide/basic/': '/guide/basic/cli',
  '/guide/faq/': '/guide/faq/features',
  '/guide/migration/': '/guide/migration/vite',
};

/** Current routes by former route, sorted; folders end in a slash. */
export type MovedPages = Readonly<Record<string, string>>;
