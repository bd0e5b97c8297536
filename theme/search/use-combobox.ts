import { type KeyboardEvent, type PointerEvent, useCallback, useEffect, useId, useRef, useState } from 'react';
import type { SearchHit } from '../../search/types';

type Settings = {
  /** In visual order. */
  options: readonly SearchHit[];
  /** Whether the first option is selected by default. */
  selectsFirst: boolean;
  /** @param inNewTab whether Ctrl or Cmd was held */
  onEnter: (option: SearchHit | undefined, inNewTab: boolean) => void;
};

/** A text field with a list of options: the ARIA combobox pattern. */
export function useCombobox({ options, selectsFirst, onEnter }: Settings) {
  const id = useId();
  const [picked, setPicked] = useState<SearchHit>();
  const shouldScroll = useRef(false);
  const pointer = useRef<string>(undefined);
  const active = picked && options.includes(picked) ? picked : selectsFirst ? options[0] : undefined;
  const idOf = useCallback((option: SearchHit) => `${id}-${options.indexOf(option)}`, [id, options]);
  const activeId = active && idOf(active);

  useEffect(() => {
    if (!shouldScroll.current || !activeId) return;
    shouldScroll.current = false;
    document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);

  /** Wraps around at both ends. */
  function move(step: 1 | -1): void {
    const from = active ? options.indexOf(active) : step === 1 ? -1 : 0;
    pick(options.at((from + step) % options.length));
  }

  /** Selects an option and scrolls it into view. */
  function pick(option: SearchHit | undefined): void {
    shouldScroll.current = true;
    setPicked(option);
  }

  function onKeyDown(event: KeyboardEvent): void {
    const { key, ctrlKey, metaKey, shiftKey, altKey, nativeEvent, keyCode } = event;
    // Keys pressed during IME composition; Safari reports only key code 229.
    if (nativeEvent.isComposing || keyCode === 229 || shiftKey || altKey) return;
    const isArrow = (key === 'ArrowDown' || key === 'ArrowUp') && !ctrlKey && !metaKey;
    if (!isArrow && key !== 'Enter') return;
    event.preventDefault();
    if (isArrow && options.length > 0) move(key === 'ArrowDown' ? 1 : -1);
    if (key === 'Enter' && !event.repeat) onEnter(active, ctrlKey || metaKey);
  }

  /** Ignores rows that scroll under a resting pointer. */
  const onPoint = useCallback((option: SearchHit, { screenX, screenY }: PointerEvent) => {
    const place = `${screenX} ${screenY}`;
    const hasMoved = pointer.current !== undefined && pointer.current !== place;
    pointer.current = place;
    if (hasMoved) setPicked(option);
  }, []);

  return { listId: id, active, activeId, idOf, onKeyDown, onPoint, pick };
}
