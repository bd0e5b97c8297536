import type { Header } from '@rspress/core';
import { useLocation } from '@rspress/core/runtime';
import { useEffect, useState } from 'react';
import { safeDecode } from '../../site/addresses/safe-decode';
import { debounce } from '../timing';
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
    const look = () => setActiveAnchorId(readingNow(headers));
    const lookSoon = debounce(look, SCROLL_DEBOUNCE);
    look();
    window.addEventListener('scroll', lookSoon, { passive: true });
    window.addEventListener('resize', lookSoon, { passive: true });
    return () => {
      lookSoon.cancel();
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
      hash: safeDecode(window.location.hash.slice(1)),
    },
  );
}
