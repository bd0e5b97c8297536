import type { GenericSchema } from 'valibot';
import * as v from 'valibot';
import { isMap, isScalar, isSeq, parseDocument } from 'yaml';
import { type Finding, findingAt } from '../findings/finding.ts';
import { suggest } from '../near.ts';
import { valuesOf } from '../pages/yaml-values.ts';

type Keys = readonly unknown[];

/**
 * Validates YAML or JSON against a schema.
 *
 * @param source the file to name in findings
 * @param offset the offset of `yaml` in that file
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
      findingAt(source, unreadable.offset, `it cannot be read: ${unreadable.message}`, remedyFor(unreadable.message)),
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

/** Type names for writers. */
function inWords(type: string): string {
  const words: Record<string, string> = {
    Array: 'a list',
    Object: 'keys and values',
    string: 'text',
    number: 'a number',
  };
  return words[type] ?? (type === 'boolean' ? 'true or false' : type);
}

/** Remedies for common mistakes in YAML. */
function remedyFor(message: string): string {
  if (/Nested mappings|Implicit keys|Unresolved alias|reserved character|flow indicator/.test(message))
    return 'put the value into double quotes';
  if (/^Missing closing/.test(message)) return 'close the quote on its line';
  if (/Map keys must be unique/.test(message)) return 'remove one of the two';
  if (/followed by map values/.test(message)) return 'write a colon and a value after the key';
  if (/same column|indent/i.test(message)) return 'indent the items of a list equally';
  return 'correct the YAML';
}

/** Finds the issues inside a value that matches no option of a union: they are more precise than the union's own. */
function innermost(issue: v.BaseIssue<unknown>, above: Keys = []): { keys: Keys; issue: v.BaseIssue<unknown> }[] {
  const keys = [...above, ...(issue.path ?? []).map(({ key }) => key)];
  const inside = (issue.issues ?? []).filter(({ path }) => path);
  return inside.length > 0 ? inside.flatMap((one) => innermost(one, keys)) : [{ keys, issue }];
}

function fault(keys: Keys, issue: v.BaseIssue<unknown>, schema: v.GenericSchema) {
  const { kind, input, expected, received, message } = issue;
  const name = keys.join('.');
  // The schemas say themselves what is wrong with a value of the right type.
  if (kind === 'validation') {
    return { what: name ? `"${name}" is ${JSON.stringify(input)}` : 'two keys do not agree', how: message };
  }
  if (keys.length === 0)
    return { what: `it is ${received}`, how: expected === 'Array' ? 'write a list' : 'write keys and values' };
  if (received === 'undefined') return { what: `"${name}" is missing`, how: `add it: ${expected}` };
  if (expected !== 'never')
    return { what: `"${name}" is ${inWords(received)}, not ${inWords(String(expected))}`, how: 'correct its value' };
  const known = keysAt(schema, keys.slice(0, -1));
  const how = suggest(String(keys.at(-1)), known, 'remove it', (key) => `"${key}"`);
  return { what: `unknown key "${name}"`, how };
}

/** The offset of a key or list item, or of its parent if the key is missing. */
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

/** The part of valibot's schema objects that we read. */
interface Node {
  type: string;
  entries?: Record<string, Node>;
  wrapped?: Node;
  item?: Node;
  options?: Node[];
}

/** The keys that a schema allows at a path, in any of its variants. */
function keysAt(schema: GenericSchema, path: readonly unknown[]): string[] {
  return [...new Set(objectsAt(schema as unknown as Node, path).flatMap(({ entries }) => Object.keys(entries ?? {})))];
}

function objectsAt(node: Node | undefined, path: readonly unknown[]): Node[] {
  if (!node) return [];
  if (node.wrapped) return objectsAt(node.wrapped, path);
  if (node.options && typeof node.options[0] === 'object')
    return node.options.flatMap((option) => objectsAt(option, path));
  if (path.length === 0) return node.entries ? [node] : [];
  const [key, ...rest] = path;
  return objectsAt(node.entries?.[String(key)] ?? node.item, rest);
}
