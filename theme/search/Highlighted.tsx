import { Fragment } from 'react';
import type { HighlightRange } from '../../search/types';
import { splitByRanges } from './split-by-ranges';

/** A text with its matches marked. */
export function Highlighted({ text, ranges }: { text: string; ranges: readonly HighlightRange[] }) {
  return splitByRanges(text, ranges).map((part, index) =>
    part.isMatch ? <mark key={index}>{part.text}</mark> : <Fragment key={index}>{part.text}</Fragment>,
  );
}
