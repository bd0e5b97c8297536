import type { Header } from '@rspress/core';
import { useLocation } from '@rspress/core/runtime';
import { useEffect, useState } from 'react';
import { safeDecode } from '../../site/addresses/safe-decode';
import { debounce } from '../timing';
import { activeHeading } from './active-heading';

/** The outline follows this long after the last scroll event, in milliseconds (K-03). */
const DEBOUNCE = 100;

/** The heading of the part that is being read; undefined above the first one. */
export function useCurrentHeading(headers: Header[]): Header | undefined {
  const [id, setId] = useState<string>();
  const { hash } = useLocation();

  useEffect(() => {
    const update = () => setId(currentId(headers));
    const updateSoon = debounce(update, DEBOUNCE);
    update();
    for (const event of ['scroll', 'resize']) window.addEventListener(event, updateSoon, { passive: true });
    return () => {
      updateSoon.cancel();
      for (const event of ['scroll', 'resize']) window.removeEventListener(event, updateSoon);
    };
  }, [headers, hash]);

  return headers.find((header) => header.id === id);
}

function currentId(headers: readonly Header[]): string | undefined {
  const { documentElement: root } = document;
  const headings = headers.flatMap(({ id }) => {
    const top = document.getElementById(id)?.getBoundingClientRect().top;
    return top === undefined ? [] : [{ id, top }];
  });
  return activeHeading(headings, {
    line: Number.parseFloat(getComputedStyle(root).scrollPaddingTop) || 0,
    height: window.innerHeight,
    atEnd: window.scrollY > 0 && window.scrollY + window.innerHeight >= root.scrollHeight - 1,
    hash: safeDecode(window.location.hash.slice(1)),
  });
}
