/**
 * Lets the head of a document say where it is after a navigation within the site: browsers share the
 * canonical address. What is told of the page that was loaded, and not of this one, leaves; who reads
 * it loads each page.
 *
 * @param origin where the site is published, without a slash at its end
 * @param pathname the path of the page that is shown
 */
export function followAddress(head: ParentNode, origin: string, pathname: string): void {
  const address = origin + pathname;
  head.querySelector('link[rel=canonical]')?.setAttribute('href', address);
  head.querySelector('meta[property="og:url"]')?.setAttribute('content', address);
  const stale = 'link[rel=alternate], script[type="application/ld+json"], meta[property^="og:image"]';
  for (const element of head.querySelectorAll(stale)) element.remove();
}
