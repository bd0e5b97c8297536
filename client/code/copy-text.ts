/**
 * Copies text with the Clipboard API, else with `execCommand`, else lets the reader copy it from a prompt.
 *
 * @param promptFor returns the prompt's message for a key combination
 * @returns whether the text was copied without the prompt
 */
export async function copyText(text: string, promptFor: (key: string) => string): Promise<boolean> {
  if (await withClipboardApi(text)) return true;
  if (withExecCommand(text)) return true;
  const isApple = /mac os x/i.test(navigator.userAgent);
  window.prompt(promptFor(isApple ? '⌘+C' : 'Ctrl+C'), text);
  return false;
}

async function withClipboardApi(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // Denied, or undefined in an insecure context.
    return false;
  }
}

function withExecCommand(text: string): boolean {
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
