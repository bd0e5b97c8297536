import { usePage } from '@rspress/core/runtime';
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useIslands } from '../island/use-islands';
import { ofScript } from '../of-script';
import { MAIN_ID } from '../page-change/page-name';

/** The route of the document, and whether another page has been on the screen since. */
let prerendered: string | undefined;
let hasChanged = false;

type Props = { className: string; children: ReactNode };

/**
 * The main part of a page. The prerendered one stays a document for good: React adopts its element and never looks
 * inside, so a long text costs nothing when the application starts. What works in it is up to `client/`, to links
 * (`navigation/use-links.ts`) and to islands. A page whose islands need the whole page (`data-island="page"`) is
 * hydrated.
 */
export function Main({ className, children }: Props) {
  const { routePath } = usePage().page;
  const [isStatic, setStatic] = useState(
    () => isPrerendered(routePath) && !document.querySelector('main [data-island=page]'),
  );
  const main = useRef<HTMLElement>(null);
  const shared = { ref: main, id: MAIN_ID, tabIndex: -1, className };
  useLayoutEffect(() => {
    // React makes all elements anew where those of the document are not as it expects.
    if (!main.current?.hasChildNodes()) setStatic(false);
  }, []);
  useEffect(() => {
    if (!isPrerendered(routePath)) hasChanged = true;
  }, [routePath]);
  useIslands(isStatic);
  if (!isStatic) return <main {...shared}>{children}</main>;
  return <main {...shared} {...ofScript} />;
}

function isPrerendered(routePath: string): boolean {
  if (typeof window === 'undefined' || import.meta.env.DEV) return false;
  prerendered ??= routePath;
  return prerendered === routePath && !hasChanged;
}
