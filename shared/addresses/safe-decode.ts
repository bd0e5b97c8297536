const decode = globalThis.decodeURIComponent;

/**
 * `decodeURIComponent` that does not throw, for URLs from readers and campaigns.
 *
 * @returns the decoded text, or the text itself if it is malformed
 */
export function safeDecode(text: string): string {
  try {
    return decode(text);
  } catch {
    return text;
  }
}
