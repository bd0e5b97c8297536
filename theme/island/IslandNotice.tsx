import { useLayoutEffect, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import type { PlainTextKey } from '../../shared/texts';
import { createStore } from '../create-store';
import { useText } from '../use-text';

/** Why the controls of a part of the page do nothing. */
export const notice = createStore<{ part: Element; text: PlainTextKey } | undefined>(undefined);

/** Shows the notice below its part. */
export function IslandNotice() {
  const text = useText();
  const shown = useSyncExternalStore(notice.subscribe, notice.read, () => undefined);
  if (!shown?.part.isConnected) return null;
  return createPortal(<p role="alert">{text(shown.text)}</p>, shown.part);
}

/** What a reader can use in a part. */
const USABLE = 'button, input, textarea, label, select';

/**
 * Has a part say why its controls do nothing once the reader uses one, or if something was typed already.
 *
 * @param parts a selector of parts that React has not adopted
 */
export function useNoticeIn(parts: string): void {
  useLayoutEffect(() => {
    const listening = new AbortController();
    const tell = (target: Element | null) => {
      const part = target?.closest(parts);
      if (part && target?.closest(USABLE)) notice.write({ part, text: 'island.changed' });
    };
    for (const type of ['click', 'input'])
      addEventListener(type, ({ target }) => tell(target as Element), { signal: listening.signal, capture: true });
    const { activeElement } = document;
    if (activeElement instanceof HTMLInputElement && activeElement.value !== '') tell(activeElement);
    return () => listening.abort();
  }, [parts]);
}
