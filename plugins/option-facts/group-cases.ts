import type { DefaultCase } from '../../site/option-facts/option-fact.ts';

/** One measurement: the value of an option in a package of one type, built to one format. */
export type Measurement = { format: string; packageType: string; value: string };

/**
 * Says the same with the fewest cases: one value, or a value per format, or per format and package type.
 * Formats with equal values share a case.
 */
export function groupMeasurements(measurements: readonly Measurement[]): string | DefaultCase[] {
  const packageTypeMatters = measurements.some((one) =>
    measurements.some((other) => one.format === other.format && one.value !== other.value),
  );
  const values = new Map<string, string[]>();
  for (const { format, packageType, value } of measurements) {
    const label = packageTypeMatters ? `${format}\n${packageType}` : format;
    values.set(value, [...new Set([...(values.get(value) ?? []), label])]);
  }
  const [only] = values.keys();
  if (values.size === 1 && only !== undefined) return only;
  const order = [...new Set(measurements.map(({ format }) => format))];
  const positionOf = ({ when }: DefaultCase) => order.indexOf(/'(\w+)'/.exec(when)?.[1] ?? '');
  const cases = [...values].flatMap(([value, labels]) => whenOf(labels).map((when) => ({ when, value })));
  return cases.sort((a, b) => positionOf(a) - positionOf(b));
}

function whenOf(labels: string[]): string[] {
  const formatsByPackageType = new Map<string, string[]>();
  const packageTypes = new Map<string, number>();
  for (const label of labels) {
    const [format = '', packageType] = label.split('\n');
    const list = formatsByPackageType.get(packageType ?? '') ?? [];
    formatsByPackageType.set(packageType ?? '', [...list, format]);
    packageTypes.set(format, (packageTypes.get(format) ?? 0) + 1);
  }
  // A format that has this value in both package types needs no package type in its label.
  const inBoth = [...packageTypes].filter(([, count]) => count > 1).map(([format]) => format);
  const cases = [...formatsByPackageType].map(([packageType, formats]) => ({
    packageType,
    formats: formats.filter((format) => !inBoth.includes(format)),
  }));
  return [{ packageType: '', formats: inBoth }, ...cases]
    .filter(({ formats }) => formats.length > 0)
    .map(({ packageType, formats }) => {
      const format = `format: ${formats.map((name) => `'${name}'`).join(' | ')}`;
      return packageType ? `${format}, "type": "${packageType}"` : format;
    });
}

/** Joins the cases of one value, `format: 'esm'` and `format: 'cjs'` becoming `format: 'esm' | 'cjs'`. */
export function mergeCases(cases: readonly DefaultCase[]): string | DefaultCase[] {
  const [first] = cases;
  if (first && cases.length === 1 && first.when === '') return first.value;
  if (!cases.every(({ when }) => when.startsWith('format: '))) return [...cases];
  const measurements = cases.map(({ when, value }) => ({
    format: when.slice("format: '".length, -1),
    packageType: '',
    value,
  }));
  return groupMeasurements(measurements);
}
