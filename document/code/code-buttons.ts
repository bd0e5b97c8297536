/** How long a button shows that it has copied, in milliseconds (D-11). */
export const SHOWN_FOR = 2000;

const timers = new WeakMap<Element, ReturnType<typeof setTimeout>>();

/** The code next to a button; the theme's `CodeBlock` renders both. */
function codeOf(button: Element): HTMLElement {
  return button.closest('[data-code]')?.querySelector('[data-code-text]') as HTMLElement;
}

/** The lines that a block shows, without removed ones, and without the last break, which would run a pasted command. */
function textOf(code: HTMLElement): string {
  const copy = code.cloneNode(true) as HTMLElement;
  for (const removed of copy.querySelectorAll('del')) removed.remove();
  return (copy.textContent ?? '').replace(/\n+$/, '');
}

/** Copies the block's code and shows a confirmation. */
export async function copyCode(button: HTMLElement): Promise<void> {
  const status = button.parentElement?.querySelector<HTMLElement>('[aria-live]');
  const prompt = (key: string) => (status?.dataset.prompt ?? '{key}').replace('{key}', key);
  if (!(await copyText(textOf(codeOf(button)), prompt))) return;
  const show = (isCopied: boolean) => {
    button.toggleAttribute('data-copied', isCopied);
    if (status) status.textContent = isCopied ? (status.dataset.copied ?? '') : '';
  };
  show(true);
  clearTimeout(timers.get(button));
  const timer = setTimeout(show, SHOWN_FOR, false);
  timers.set(button, timer);
}

/** Turns line wrap of the block on or off. */
export function toggleWrap(button: HTMLElement): void {
  const isWrapped = codeOf(button).toggleAttribute('data-wrap');
  button.ariaPressed = String(isWrapped);
}

/** Shows the whole of a folded block, or folds it again. */
export function toggleFold(button: HTMLElement): void {
  const isFolded = (button.closest('[data-code]') as HTMLElement).toggleAttribute('data-folded');
  button.ariaExpanded = String(!isFolded);
}

/**
 * Copies text, or lets the reader copy it from a prompt where the browser denies that or, on insecure hosts, cannot.
 *
 * @param promptFor returns the prompt's message for a key combination
 * @returns whether the text was copied without the prompt
 */
async function copyText(text: string, promptFor: (key: string) => string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    const isApple = /mac os x/i.test(navigator.userAgent);
    window.prompt(promptFor(isApple ? '⌘+C' : 'Ctrl+C'), text);
    return false;
  }
}
