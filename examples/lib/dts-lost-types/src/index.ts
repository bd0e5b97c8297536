import type { Ticket } from './ticket';

declare global {
  interface Array<T> {
    /** Added by this package. */
    lastItem?: T;
  }
}

export function isOpen(ticket: Ticket): boolean {
  return !ticket.closed;
}
