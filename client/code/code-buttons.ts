import { codeText } from './code-text';
import { copyText } from './copy-text';
import { runnableCode } from './runnable-code';

/** How long a button shows that it copied, in milliseconds (D-11). */
const SHOWN_FOR = 2000;

const timers = new WeakMap<Element, ReturnType<typeof setTimeout>>();

/** The code block of a button; the theme's `CodeBlock` renders both. */
function blockOf(button: Element): { code: HTMLElement; lang: string | undefined } {
  const block = button.closest('[data-code]') as HTMLElement;
  return { code: block.querySelector('[data-code-text]') as HTMLElement, lang: block.dataset.code };
}

/** Copies the block's code and shows a confirmation. */
export async function copyCode(button: HTMLElement): Promise<void> {
  const { code, lang } = blockOf(button);
  const status = button.parentElement?.querySelector<HTMLElement>('[aria-live]');
  const prompt = (key: string) => (status?.dataset.prompt ?? '{key}').replace('{key}', key);
  if (!(await copyText(runnableCode(codeText(code), lang), prompt))) return;
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
  const isWrapped = blockOf(button).code.toggleAttribute('data-wrap');
  button.ariaPressed = String(isWrapped);
}

/** Shows the whole of a folded block, or folds it again. */
export function toggleFold(button: HTMLElement): void {
  const isFolded = (button.closest('[data-code]') as HTMLElement).toggleAttribute('data-folded');
  button.ariaExpanded = String(!isFolded);
}
