import { REQUEST_TIMEOUT } from '../../shared/request-timeout';
import { SHOWN_FOR } from './code-buttons';

let timer: ReturnType<typeof setTimeout> | undefined;

/** Copies the Markdown of the page, whose address the link of the same menu has, and says whether that worked. */
export async function copyPage(button: HTMLElement): Promise<void> {
  const link = button.closest('ul')?.querySelector<HTMLAnchorElement>('[data-markdown]');
  const status = button.querySelector<HTMLElement>('[aria-live]');
  if (!link || !status) return;
  const isCopied = await copy(fetchText(link.href));
  status.textContent = (isCopied ? status.dataset.copied : status.dataset.failed) ?? '';
  clearTimeout(timer);
  timer = setTimeout(() => {
    status.textContent = '';
  }, SHOWN_FOR);
}

/** @throws if the page does not arrive in time, or a document does instead, such as the form of a guest network */
async function fetchText(address: string): Promise<Blob> {
  const response = await fetch(address, { signal: AbortSignal.timeout(REQUEST_TIMEOUT) });
  if (!response.ok || /html/.test(response.headers.get('content-type') ?? '')) throw new Error(`${response.status}`);
  return new Blob([await response.text()], { type: 'text/plain' });
}

/** Safari copies only what is promised during the click. */
async function copy(text: Promise<Blob>): Promise<boolean> {
  try {
    // Firefox has it since 127.
    if (!('ClipboardItem' in window)) await navigator.clipboard.writeText(await (await text).text());
    else await navigator.clipboard.write([new ClipboardItem({ 'text/plain': text })]);
    return true;
  } catch {
    return false;
  }
}
