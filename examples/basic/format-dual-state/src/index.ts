const names = new Set<string>();

export class Unit {
  constructor(readonly name: string) {
    names.add(name);
  }
}

export function registered(): number {
  return names.size;
}
