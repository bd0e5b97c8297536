/**
 * Copies text, or lets the reader copy it from a prompt where the browser denies that or, on insecure hosts, cannot.
 *
 * @param promptFor returns the prompt's message for a key combination
 * @returns whether the text was copied without the prompt
 */
export async function copyText(text: string, promptFor: (key: string) => string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    const isApple = /mac os x/i.test(navigator.userAgent);
    window.prompt(promptFor(isApple ? '⌘+C' : 'Ctrl+C'), text);
    return false;
  }
}
