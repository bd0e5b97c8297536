export function unitsOf(text: string): Record<string, number> {
  return Object.fromEntries([...text.matchAll(/(\d+)([hm])/g)].map(([, value, unit]) => [unit, Number(value)]));
}
