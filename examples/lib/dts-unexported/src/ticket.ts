interface Ticket {
  seat: number;
}

export const issue = (seat: number): Ticket => ({ seat });
