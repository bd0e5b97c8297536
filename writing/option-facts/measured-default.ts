import type { DefaultCase } from '../../shared/option-facts/option-fact.ts';

/** The value of an option for an output format and a package type. */
export type Measurement = { format: string; packageType: string; value: string };

/** Returns the value if all are equal, else one case per group of formats that share a value. */
export function groupMeasurements(measurements: readonly Measurement[]): string | DefaultCase[] {
  const [first] = measurements;
  if (first && measurements.every(({ value }) => value === first.value)) return first.value;

  const groups = new Map<string, { formats: Set<string>; condition: string; value: string }>();
  for (const { format, packageType, value } of measurements) {
    const isSame = measurements.every((other) => other.format !== format || other.value === value);
    const condition = isSame ? '' : `, "type": "${packageType}"`;
    const group = groups.get(value + condition) ?? { formats: new Set(), condition, value };
    groups.set(value + condition, group);
    group.formats.add(`'${format}'`);
  }
  return [...groups.values()].map(({ formats, condition, value }) => ({
    when: `format: ${[...formats].join(' | ')}${condition}`,
    value,
  }));
}

/** Formats a configuration value as one line of code. */
export function valueText(value: unknown): string {
  if (typeof value === 'string') return `'${value.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
  if (Array.isArray(value)) return `[${value.map(valueText).join(', ')}]`;
  if (typeof value !== 'object' || value === null || value instanceof RegExp) return String(value);

  const entries = Object.entries(value).filter(([, inner]) => inner !== undefined);
  if (entries.length === 0) return '{}';
  const members = entries.map(
    ([key, inner]) => `${/^[a-z_$][\w$]*$/i.test(key) ? key : `'${key}'`}: ${valueText(inner)}`,
  );
  return `{ ${members.join(', ')} }`;
}
