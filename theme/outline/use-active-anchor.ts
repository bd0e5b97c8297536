import { useLocation } from '@rspress/core/runtime';
import type { Header } from '@rspress/core';
import { useEffect, useState } from 'react';
import { activeHeading } from './active-heading';

/** How long scrolling must rest before the outline follows, in milliseconds. */
const SCROLL_DEBOUNCE = 100;

/**
 * Follows the part of the page that is being read.
 *
 * @param headers the headings of the outline
 * @returns the id of the part's heading, and the heading; undefined above the first one
 */
export function useActiveAnchor(headers: Header[]): { activeAnchorId?: string; scrolledHeader?: Header } {
  const [activeAnchorId, setActiveAnchorId] = useState<string>();
  const { hash } = useLocation();

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => setActiveAnchorId(readingNow(headers));
    const lookSoon = () => {
      clearTimeout(timer);
      timer = setTimeout(look, SCROLL_DEBOUNCE);
    };
    look();
    window.addEventListener('scroll', lookSoon, { passive: true });
    window.addEventListener('resize', lookSoon, { passive: true });
    return () => {
      clearTimeout(timer);
      window.removeEventListener('scroll', lookSoon);
      window.removeEventListener('resize', lookSoon);
    };
  }, [headers, hash]);

  return { activeAnchorId, scrolledHeader: headers.find(({ id }) => id === activeAnchorId) };
}

function readingNow(headers: readonly Header[]): string | undefined {
  const { documentElement: root } = document;
  return activeHeading(
    headers.flatMap(({ id }) => {
      const top = document.getElementById(id)?.getBoundingClientRect().top;
      return top === undefined ? [] : [{ id, top }];
    }),
    {
      line: Number.parseFloat(getComputedStyle(root).scrollPaddingTop) || 0,
      height: window.innerHeight,
      atEnd: window.scrollY > 0 && window.scrollY + window.innerHeight >= root.scrollHeight - 1,
      hash: decodedHash(),
    },
  );
}

/** The hash of an address may hold any characters; one that is no encoding is taken as it stands. */
function decodedHash(): string {
  const hash = window.location.hash.slice(1);
  try {
    return decodeURIComponent(hash);
  } catch {
    return hash;
  }
}
