/** The id of the main element; no heading has this id. */
export const MAIN_ID = 'page-main';

type Page = { title?: string; pageType: string; frontmatter?: { title?: string; titleSuffix?: string } };

/** A page's name: the frontmatter title, else its heading, else the site's title. */
export function pageName(page: Page, siteTitle: string, notFound: string): string {
  if (page.pageType === '404') return notFound;
  return page.frontmatter?.title || page.title || siteTitle;
}
