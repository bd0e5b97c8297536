/** Writes a configuration value as the one line of code that a reader would type. */
export function valueText(value: unknown): string {
  if (typeof value === 'string') return `'${value.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
  if (value instanceof RegExp) return String(value);
  if (Array.isArray(value)) return `[${value.map(valueText).join(', ')}]`;
  if (typeof value === 'function') return `${value.name || 'function'}()`;
  if (typeof value !== 'object' || value === null) return String(value);

  const entries = Object.entries(value).filter(([, inner]) => inner !== undefined);
  if (entries.length === 0) return '{}';
  const members = entries.map(
    ([key, inner]) => `${/^[a-z_$][\w$]*$/i.test(key) ? key : `'${key}'`}: ${valueText(inner)}`,
  );
  return `{ ${members.join(', ')} }`;
}
