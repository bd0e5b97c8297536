type Page = { title?: string; pageType: string; frontmatter?: { title?: string; titleSuffix?: string } };

/**
 * What a page is called.
 *
 * @param siteTitle the name of the home page
 * @param notFound the name of the 404 page
 * @returns the title of its frontmatter, else its heading, else the site's title
 */
export function pageName(page: Page, siteTitle: string, notFound: string): string {
  if (page.pageType === '404') return notFound;
  return page.frontmatter?.title || page.title || siteTitle;
}

/**
 * The text of `<title>` of a page that has a name of its own.
 *
 * @returns the name, then the page's suffix or the site's title, joined as Rspress joins them
 */
export function documentTitle(page: Page, siteTitle: string): string {
  const name = pageName(page, siteTitle, '404');
  const suffix = page.frontmatter?.titleSuffix?.trim() || siteTitle;
  if (name === suffix) return name;
  return /^[-|]/.test(suffix) ? `${name} ${suffix}` : `${name} - ${suffix}`;
}
