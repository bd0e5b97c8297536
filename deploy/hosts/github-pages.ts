import { metaPolicy } from '../content-policy.ts';

const CHARSET = /<meta charset="[^"]*"[^>]*>/i;

/**
 * Puts the content security policy into a page, for hosts that send no headers of ours. It comes
 * right after the charset, before anything that it rules.
 *
 * @throws Error where the page names no charset
 */
export function withMetaPolicy(html: string, policy: string): string {
  if (!CHARSET.test(html)) throw new Error('A page without <meta charset> has no place for its policy');
  const meta = `<meta http-equiv="Content-Security-Policy" content="${metaPolicy(policy).replaceAll('"', '&quot;')}">`;
  return html.replace(CHARSET, (charset) => charset + meta);
}

/** Whether a file of the output is of use on GitHub Pages, which compresses by itself and reads no instructions. */
export function isForGithubPages(file: string): boolean {
  return !/\.(?:gz|br)$|^_(?:headers|redirects)$/.test(file);
}
