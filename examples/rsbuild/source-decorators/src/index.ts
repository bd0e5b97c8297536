export const seen: string[] = [];

// With the standard, the second argument is a context; with the legacy form, it is the name of the member.
function track(_target: unknown, second: unknown): void {
  seen.push(typeof second);
}

export class Order {
  @track
  pay(): void {}
}
