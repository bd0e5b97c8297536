/**
 * Copies text, by the clipboard interface or, where that is refused, by the browser's copy command.
 *
 * @param text what to copy
 * @param promptFor words the question that stands in where nothing copies, for the keys that copy
 * @returns whether the text is in the clipboard
 */
export async function copyText(text: string, promptFor: (key: string) => string): Promise<boolean> {
  if (await byInterface(text)) return true;
  if (byCommand(text)) return true;
  const isApple = /mac os x/i.test(navigator.userAgent);
  window.prompt(promptFor(isApple ? '⌘+C' : 'Ctrl+C'), text);
  return false;
}

async function byInterface(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // Refused, or absent, as on an address without TLS.
    return false;
  }
}

function byCommand(text: string): boolean {
  const focused = document.activeElement;
  const area = document.createElement('textarea');
  area.value = text;
  area.readOnly = true;
  area.style.position = 'fixed';
  area.style.opacity = '0';
  document.body.append(area);
  try {
    area.select();
    return document.execCommand('copy');
  } catch {
    return false;
  } finally {
    area.remove();
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  }
}
