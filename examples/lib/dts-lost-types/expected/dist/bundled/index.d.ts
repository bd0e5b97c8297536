import type { Ticket } from './ticket';

export declare function isOpen(ticket: Ticket): boolean;

export { }
