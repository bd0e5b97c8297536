export interface Ticket {
  closed: boolean;
}
