import type { ReactElement } from 'react';

export const Cart = (): ReactElement => (
  <svg viewBox="0 0 16 16" width="16" aria-hidden="true">
    <path d="M1 2h2l2 8h8l2-6H4" fill="none" stroke="currentColor" />
  </svg>
);
