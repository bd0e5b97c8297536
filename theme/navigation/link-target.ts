/** What a link leads to, as far as it can be told without the address of the page. */
export type LinkTarget =
  /** A place on the same page. */
  | { kind: 'anchor'; href: string }
  /** A page of this site. */
  | { kind: 'page'; href: string }
  /** Another site, or what another program opens. */
  | { kind: 'elsewhere'; href: string; isWeb: boolean }
  /** Nothing that a link may do, such as running a script. */
  | { kind: 'nothing' };

/** No site has this name (RFC 2606); what is still there after resolving is an address of ours. */
const OWN = 'http://own.invalid';

/**
 * Tells what a link leads to, the way a browser would read it: `//host`, `/\host` and names with
 * tabs in them are other sites.
 *
 * @param href the link as its author wrote it
 * @returns for a page, the address that the site uses for it: without `.html` and `/index`
 */
export function linkTarget(href: string): LinkTarget {
  if (href.startsWith('#')) return { kind: 'anchor', href };
  let url: URL;
  try {
    url = new URL(href, `${OWN}/`);
  } catch {
    return { kind: 'nothing' };
  }
  if (url.origin !== OWN) {
    const isWeb = url.protocol === 'http:' || url.protocol === 'https:';
    if (!isWeb && !/^(?:mailto|tel|sms):$/.test(url.protocol)) return { kind: 'nothing' };
    return { kind: 'elsewhere', href, isWeb };
  }
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(href) ?? [];
  return { kind: 'page', href: path.replace(/\.html$/, '').replace(/(^|\/)index$/, '$1') + rest };
}
