/**
 * Decodes a part of an address, whatever a reader or a campaign wrote into it.
 *
 * The build puts it in the place of `decodeURIComponent` in all scripts of the site: Rspress decodes
 * addresses in many places, some twice, and a single lone `%` made every one of them throw.
 *
 * @returns the decoded text, or the text as it is where it is not well-formed
 */
export function safeDecode(text: string): string {
  try {
    return globalThis.decodeURIComponent(text);
  } catch {
    return text;
  }
}
