import { closest, distance } from 'fastest-levenshtein';
import * as v from 'valibot';
import { isMap, isScalar, isSeq, parseDocument } from 'yaml';
import type { Finding } from '../findings/finding.ts';
import { findingAt } from '../findings/format-finding.ts';
import { valuesOf } from '../pages/yaml-values.ts';
import { keysAt } from './schema-keys.ts';

/** How many letters of a key may be wrong for another key to be what was meant. */
const NEAR = 3;

type Keys = readonly unknown[];

/**
 * Compares YAML, or JSON, with a schema.
 *
 * @param source the file that findings name
 * @param offset where the YAML begins in it
 */
export function schemaFaults(
  source: { file: string; text: string },
  yaml: string,
  schema: v.GenericSchema,
  offset = 0,
): Finding[] {
  const { content, fault: unreadable } = valuesOf(yaml, offset);
  if (unreadable)
    return [
      findingAt(source, unreadable.offset, `it cannot be read: ${unreadable.message}`, howToMend(unreadable.message)),
    ];
  const { contents } = parseDocument(yaml, { prettyErrors: false });
  const { issues = [] } = v.safeParse(schema, content);
  return issues
    .flatMap((issue) => innermost(issue))
    .map(({ keys, issue }) => {
      const { what, how } = fault(keys, issue, schema);
      return findingAt(source, offset + offsetOf(contents, keys), what, how);
    });
}

/** What a schema expects, and what it was given, as writers call it. */
function inWords(type: string): string {
  const words: Record<string, string> = {
    Array: 'a list',
    Object: 'keys and values',
    string: 'a text',
    number: 'a number',
  };
  return words[type] ?? (type === 'boolean' ? 'true or false' : type);
}

/** What to do about the mistakes that are made in YAML. */
function howToMend(message: string): string {
  if (/Nested mappings|Implicit keys|Unresolved alias|reserved character|flow indicator/.test(message))
    return 'put the value into double quotes';
  if (/^Missing closing/.test(message)) return 'close the quote on its line';
  if (/Map keys must be unique/.test(message)) return 'leave one of the two out';
  if (/followed by map values/.test(message)) return 'write a colon and a value behind the key';
  if (/same column|indent/i.test(message)) return 'indent the lines of one list alike';
  return 'mend its syntax';
}

/** Where a value fits no part of a union, what is wrong inside of it says more. */
function innermost(issue: v.BaseIssue<unknown>, above: Keys = []): { keys: Keys; issue: v.BaseIssue<unknown> }[] {
  const keys = [...above, ...(issue.path ?? []).map(({ key }) => key)];
  const inside = (issue.issues ?? []).filter(({ path }) => path);
  return inside.length > 0 ? inside.flatMap((one) => innermost(one, keys)) : [{ keys, issue }];
}

function fault(keys: Keys, { expected, received, message }: v.BaseIssue<unknown>, schema: v.GenericSchema) {
  const name = keys.join('.');
  if (keys.length === 0)
    return { what: `it is ${received}`, how: expected === 'Array' ? 'write a list' : 'write keys and values' };
  if (received === 'undefined') return { what: `"${name}" is missing`, how: `add it: ${expected}` };
  if (expected === null) return { what: `"${name}" is ${received}`, how: message };
  if (expected !== 'never')
    return { what: `"${name}" is ${inWords(received)}, not ${inWords(expected)}`, how: 'correct its value' };
  const key = String(keys.at(-1));
  const near = closest(key, keysAt(schema, keys.slice(0, -1)));
  const isNear = near !== '' && distance(key.toLowerCase(), near.toLowerCase()) <= NEAR;
  return { what: `unknown key "${name}"`, how: isNear ? `did you mean "${near}"?` : 'take it out' };
}

/** Where the key of a value stands, or the item of a list; for a key that is missing, where it should stand. */
function offsetOf(contents: unknown, keys: Keys): number {
  let node = contents;
  let offset = 0;
  for (const key of keys) {
    if (isMap(node)) {
      const pair = node.items.find((item) => isScalar(item.key) && item.key.value === key);
      if (!pair) return offset;
      offset = isScalar(pair.key) ? (pair.key.range?.[0] ?? offset) : offset;
      node = pair.value;
    } else if (isSeq(node)) {
      node = node.items[Number(key)];
      offset = (node as { range?: [number, number, number] } | undefined)?.range?.[0] ?? offset;
    }
  }
  return offset;
}
