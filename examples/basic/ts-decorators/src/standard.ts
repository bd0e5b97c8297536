export const calls: string[] = [];

function logged<This, Args extends unknown[], Result>(
  method: (this: This, ...args: Args) => Result,
  context: ClassMethodDecoratorContext,
): (this: This, ...args: Args) => Result {
  return function (...args) {
    calls.push(String(context.name));
    return method.apply(this, args);
  };
}

export class Thermostat {
  target = 20;

  @logged raise(by: number): number {
    return (this.target += by);
  }
}
