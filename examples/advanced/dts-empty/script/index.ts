function kelvin(celsius: number): number {
  return celsius + 273.15;
}

Object.assign(globalThis, { kelvin });
