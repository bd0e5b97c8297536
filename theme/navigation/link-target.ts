/** The kind of a link's target, independent of the current page. */
export type LinkTarget =
  /** A fragment of the same page. */
  | { kind: 'anchor'; href: string }
  /** A page of this site. */
  | { kind: 'page'; href: string }
  /** Another site or another program. */
  | { kind: 'elsewhere'; href: string; isWeb: boolean }
  /** A forbidden scheme, such as `javascript:`. */
  | { kind: 'nothing' };

/** A reserved name (RFC 2606), used as the base to recognize relative links. */
const BASE = 'http://base.invalid';

/**
 * Classifies a link the way browsers parse it: `//host`, `/\host` and URLs containing tabs are other sites.
 *
 * @param href the link as written by the author
 * @returns for a page, its canonical path, without `.html` and `/index`
 */
export function linkTarget(href: string): LinkTarget {
  if (href.startsWith('#')) return { kind: 'anchor', href };
  if (!URL.canParse(href, `${BASE}/`)) return { kind: 'nothing' };
  const url = new URL(href, `${BASE}/`);
  if (url.origin !== BASE) {
    const isWeb = url.protocol === 'http:' || url.protocol === 'https:';
    if (!isWeb && !/^(?:mailto|tel|sms):$/.test(url.protocol)) return { kind: 'nothing' };
    return { kind: 'elsewhere', href, isWeb };
  }
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(href) ?? [];
  return { kind: 'page', href: path.replace(/\.html$/, '').replace(/(^|\/)index$/, '$1') + rest };
}
