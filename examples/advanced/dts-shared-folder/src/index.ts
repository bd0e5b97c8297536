/** Gives every number of a ticket a leading zero. */
export function ticket(number: number): string {
  return String(number).padStart(4, '0');
}
