import * as v from 'valibot';
import { type Document, isMap, isScalar, isSeq, type Node, parseDocument } from 'yaml';
import { type Finding, findingAt } from '../findings/finding.ts';
import { suggest } from '../near.ts';
import { valuesOf } from '../pages/yaml-values.ts';

type Keys = readonly unknown[];

/**
 * Validates YAML or JSON against a schema.
 *
 * @param source the file to name in findings
 * @param offset the offset of `yaml` in that file
 * @returns the mistakes; only the first syntax error if it can't be parsed
 */
export function schemaFindings(
  source: { file: string; text: string },
  yaml: string,
  schema: v.GenericSchema,
  offset = 0,
): Finding[] {
  const { content, syntaxError: unreadable } = valuesOf(yaml, offset);
  if (unreadable)
    return [
      findingAt(source, unreadable.offset, `it cannot be read: ${unreadable.message}`, remedyFor(unreadable.message)),
    ];
  const { issues } = v.safeParse(schema, content);
  if (!issues) return [];
  const document = parseDocument(yaml, { prettyErrors: false });
  return issues
    .flatMap((issue) => innermost(issue))
    .map(({ keys, issue }) => {
      const { what, how } = describe(keys, issue, schema);
      return findingAt(source, offset + offsetOf(document, keys), what, how);
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

function describe(keys: Keys, issue: v.BaseIssue<unknown>, schema: v.GenericSchema) {
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
  const known = keysAt(schema as unknown as Schema, keys.slice(0, -1));
  const how = suggest(String(keys.at(-1)), known, 'remove it', (key) => `"${key}"`);
  return { what: `unknown key "${name}"`, how };
}

/** The offset of a key or list item, or of the nearest one above it if the key is missing. */
function offsetOf(document: Document, keys: Keys): number {
  const last = keys.at(-1);
  if (last === undefined) return 0;
  const above = keys.slice(0, -1);
  const parent = document.getIn(above, true);
  const pair = isMap(parent) ? parent.items.find(({ key }) => isScalar(key) && key.value === last) : undefined;
  const node = isSeq(parent) ? parent.items[Number(last)] : pair?.key;
  return (node as Node | undefined)?.range?.[0] ?? offsetOf(document, above);
}

/** The part of valibot's schema objects that we read. */
interface Schema {
  entries?: Record<string, Schema>;
  wrapped?: Schema;
  item?: Schema;
  options?: Schema[];
}

/** The keys that a schema allows at a path, in any of its variants. */
function keysAt(schema: Schema, path: Keys): string[] {
  if (schema.wrapped) return keysAt(schema.wrapped, path);
  if (schema.options) return schema.options.flatMap((option) => keysAt(option, path));
  const [key, ...rest] = path;
  if (key === undefined) return Object.keys(schema.entries ?? {});
  const inner = schema.entries?.[String(key)] ?? schema.item;
  return inner ? keysAt(inner, rest) : [];
}
