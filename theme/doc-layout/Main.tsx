import { usePage } from '@rspress/core/runtime';
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useIslands } from '../island/use-islands';
import { MAIN_ID } from '../page-change/page-name';
import { unmanagedContent } from '../unmanaged-content';

/** The route that was prerendered, and whether another page has been shown since. */
let prerendered: string | undefined;
let hasChanged = false;

type Props = { className: string; children: ReactNode };

/**
 * The main element of a page. React adopts the prerendered one without hydrating its content, so long pages do not slow
 * down the start. Inside it, `document/`, links (`navigation/use-links.ts`) and islands work. Pages with
 * `data-island="page"` are hydrated as a whole.
 */
export function Main({ className, children }: Props) {
  const { routePath } = usePage().page;
  const [isStatic, setStatic] = useState(
    () => isPrerendered(routePath) && !document.querySelector('main [data-island=page]'),
  );
  const main = useRef<HTMLElement>(null);
  const shared = { ref: main, id: MAIN_ID, tabIndex: -1, className };
  useLayoutEffect(() => {
    // Empty after a hydration mismatch: React has recreated the elements.
    if (!main.current?.hasChildNodes()) setStatic(false);
  }, []);
  useEffect(() => {
    if (!isPrerendered(routePath)) hasChanged = true;
  }, [routePath]);
  useIslands(isStatic);
  if (!isStatic) return <main {...shared}>{children}</main>;
  return <main {...shared} {...unmanagedContent} />;
}

function isPrerendered(routePath: string): boolean {
  if (typeof window === 'undefined' || import.meta.env.DEV) return false;
  prerendered ??= routePath;
  return prerendered === routePath && !hasChanged;
}
