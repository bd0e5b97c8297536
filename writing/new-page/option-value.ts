import type { OptionFact } from '../../shared/option-facts/option-fact.ts';

/** What is known about options, by dotted name. */
export type Facts = Readonly<Record<string, OptionFact>>;

/**
 * Code that sets an option to a value that its type allows, such as `dts: { isolated: true }`. The value is not the
 * default if the type names another one. A group of options gets the first of its keys for which there is such a value.
 *
 * @param option its dotted name
 * @returns undefined if the type names no value: those of strings and functions depend on the project
 */
export function settingOf(option: string, facts: Facts): string | undefined {
  const value = allowedValue(option, facts);
  const [key = '', ...inner] = keysOf(option, facts);
  return (
    value &&
    entry(
      key,
      inner.reduceRight((code, name) => `{ ${entry(name, code)} }`, value),
    )
  );
}

const entry = (key: string, value: string) => `${/^\w+$/.test(key) ? key : `'${key}'`}: ${value}`;

/** The keys that lead to an option; `shims.cjs.import.meta.url` has the key `import.meta.url`, as no option is between. */
function keysOf(option: string, facts: Facts): string[] {
  const ends = [...option.matchAll(/\.|$/g)].map(({ index }) => index);
  const known = ends.filter((end) => end === option.length || option.slice(0, end) in facts);
  return known.map((end, index) => option.slice(index === 0 ? 0 : (known[index - 1] ?? 0) + 1, end));
}

function allowedValue(option: string, facts: Facts): string | undefined {
  const fact = facts[option];
  if (fact === undefined) return undefined;
  const types = splitTop(fact.type, '|');
  const named = types.flatMap((type) => (type === 'boolean' ? ['true', 'false'] : LITERAL.test(type) ? [type] : []));
  const [byDefault] =
    typeof fact.default === 'string' ? [fact.default] : (fact.default?.map(({ value }) => value) ?? []);
  const other = named.find((value) => value !== byDefault);
  if (other !== undefined) return other;
  if (types.some((type) => type === 'object' || isAllOptional(type))) return groupValue(option, facts) ?? '{}';
  if (types.some((type) => type.startsWith('Record<string, '))) return '{}';
  return types.some((type) => type.endsWith('[]') && !type.includes('=>')) ? '[]' : undefined;
}

function groupValue(group: string, facts: Facts): string | undefined {
  const depth = keysOf(group, facts).length + 1;
  for (const name of Object.keys(facts)) {
    if (!name.startsWith(`${group}.`) || name.includes('[') || keysOf(name, facts).length !== depth) continue;
    const value = allowedValue(name, facts);
    if (value !== undefined && !EMPTY.test(value)) return `{ ${entry(name.slice(group.length + 1), value)} }`;
  }
  return undefined;
}

const LITERAL = /^(?:'[^']*'|true|false|\d+)$/;
const EMPTY = /^(?:\{\}|\[\])$/;

/** Whether a type is an object whose keys may all be left out, such as `{ js?: string; css? }`. */
const isAllOptional = (type: string) =>
  /^\{.*\}$/.test(type) && splitTop(type.slice(1, -1), ',;').every((member) => /^(?:[\w$]+|'[^']+')\?/.test(member));

/** The parts of a type between separators that are outside of brackets and strings. */
function splitTop(type: string, separators: string): string[] {
  const parts = [''];
  let depth = 0;
  for (const [token] of type.matchAll(/'[^']*'|=>|[\s\S]/g)) {
    if ('{[(<'.includes(token)) depth += 1;
    if ('}])>'.includes(token)) depth -= 1;
    if (depth === 0 && separators.includes(token)) parts.push('');
    else parts.push(`${parts.pop()}${token}`);
  }
  return parts.map((part) => part.trim()).filter(Boolean);
}
