import { isMap, isScalar, isSeq, type Node, parseDocument } from 'yaml';

/** One value of a YAML or JSON text. */
export interface YamlValue {
  /** Its keys, from the outermost; places in lists are numbers. */
  path: readonly (string | number)[];
  value: unknown;
  /** Where the value stands in the file; quotes count. */
  from: number;
  to: number;
  isQuoted: boolean;
}

/** The content of a YAML or JSON text, as a whole and as single values; empty where it cannot be read. */
export function valuesOf(text: string, offset = 0): { content: Record<string, unknown>; values: YamlValue[] } {
  const document = parseDocument(text);
  const values: YamlValue[] = [];
  const walk = (node: unknown, path: (string | number)[]): void => {
    if (isMap(node)) {
      for (const { key, value } of node.items) walk(value, [...path, String(isScalar(key) ? key.value : key)]);
    } else if (isSeq(node)) {
      for (const [index, item] of node.items.entries()) walk(item, [...path, index]);
    } else if (isScalar(node)) {
      const [from = 0, to = from] = (node as Node).range ?? [];
      const isQuoted = node.type === 'QUOTE_DOUBLE' || node.type === 'QUOTE_SINGLE';
      values.push({ path, value: node.value, from: from + offset, to: to + offset, isQuoted });
    }
  };
  if (document.errors.length > 0) return { content: {}, values: [] };
  walk(document.contents, []);
  return { content: (document.toJS() as Record<string, unknown> | null) ?? {}, values };
}
