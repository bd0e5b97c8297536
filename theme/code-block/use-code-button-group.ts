import { useSite } from '@rspress/core/runtime';
import { useRef, useState } from 'react';

/**
 * The state that a block and its buttons share.
 *
 * @param initialWrapCode whether long lines wrap at first; undefined for the site's setting
 */
export function useCodeButtonGroup(initialWrapCode?: boolean) {
  const { defaultWrapCode } = useSite().site.markdown;
  const [wrapCode, setWrapCode] = useState(initialWrapCode ?? defaultWrapCode ?? false);
  const copyElementRef = useRef<HTMLDivElement>(null);
  return { copyElementRef, wrapCode, toggleWrapCode: () => setWrapCode(!wrapCode) };
}
