import dash from './dash.svg?raw';

/** The number of characters of a mark. */
export const markLength = (): number => {
  // Counted without the line break at the end.
  return dash.trim().length;
};
