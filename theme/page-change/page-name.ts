/** The id of each page's main part. No heading has such an id. */
export const MAIN_ID = 'page-main';

type Page = { title?: string; pageType: string; frontmatter?: { title?: string; titleSuffix?: string } };

/** The name of a page: the title of its frontmatter, else its heading, else the site's title. */
export function pageName(page: Page, siteTitle: string, notFound: string): string {
  if (page.pageType === '404') return notFound;
  return page.frontmatter?.title || page.title || siteTitle;
}
