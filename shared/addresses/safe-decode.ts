/**
 * `decodeURIComponent` that does not throw, for URLs from readers and campaigns.
 *
 * The build replaces `decodeURIComponent` with it in all client code: Rspress decodes URLs in many places, some twice,
 * and a single lone `%` made all of them throw.
 *
 * @returns the decoded text, or the text itself if it is malformed
 */
export function safeDecode(text: string): string {
  try {
    return globalThis.decodeURIComponent(text);
  } catch {
    return text;
  }
}
