/** What a link leads to, as far as it does not depend on the page's address. */
export type LinkTarget =
  /** A place on the same page. */
  | { kind: 'anchor'; href: string }
  /** A page of this site. */
  | { kind: 'page'; href: string }
  /** Another site, or another program. */
  | { kind: 'elsewhere'; href: string; isWeb: boolean }
  /** A forbidden scheme, such as a script. */
  | { kind: 'nothing' };

/** A reserved name (RFC 2606): links that resolve to it are relative. */
const OWN = 'http://own.invalid';

/**
 * Classifies a link the way a browser reads it: `//host`, `/\host` and names with tabs are other sites.
 *
 * @param href the link as its author wrote it
 * @returns for a page, its canonical address, without `.html` and `/index`
 */
export function linkTarget(href: string): LinkTarget {
  if (href.startsWith('#')) return { kind: 'anchor', href };
  if (!URL.canParse(href, `${OWN}/`)) return { kind: 'nothing' };
  const url = new URL(href, `${OWN}/`);
  if (url.origin !== OWN) {
    const isWeb = url.protocol === 'http:' || url.protocol === 'https:';
    if (!isWeb && !/^(?:mailto|tel|sms):$/.test(url.protocol)) return { kind: 'nothing' };
    return { kind: 'elsewhere', href, isWeb };
  }
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(href) ?? [];
  return { kind: 'page', href: path.replace(/\.html$/, '').replace(/(^|\/)index$/, '$1') + rest };
}
