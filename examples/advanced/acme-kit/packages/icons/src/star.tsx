import type { ReactElement } from 'react';

export const Star = (): ReactElement => (
  <svg viewBox="0 0 16 16" width="16" aria-hidden="true">
    <path d="M8 1l2 5h5l-4 3 2 6-5-4-5 4 2-6-4-3h5z" fill="currentColor" />
  </svg>
);
