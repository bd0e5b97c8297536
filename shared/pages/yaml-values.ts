import { isMap, isScalar, isSeq, type Node, parseDocument } from 'yaml';

/** A scalar value of a YAML or JSON text. */
export interface YamlValue {
  /** Its keys, outermost first; list indexes are numbers. */
  path: readonly (string | number)[];
  value: unknown;
  /** The range in the file, including quotes. */
  from: number;
  to: number;
}

/** A parsed YAML or JSON text, as a whole and as scalar values; empty if it can't be parsed. */
export interface YamlContent {
  content: Record<string, unknown>;
  values: YamlValue[];
  syntaxError?: { message: string; offset: number };
}

/** The offset of an unclosed quote, for which the parser reports the end of the text. */
function openQuote(message: string, text: string): number | undefined {
  return /^Missing closing/.test(message) ? /(?<=[:\-[{,] *)(["'])(?:(?!\1).)*$/m.exec(text)?.index : undefined;
}

/**
 * Parses a YAML or JSON text; a syntax error is returned as `syntaxError`, not thrown.
 *
 * @param offset the position of `text` in its file
 */
export function valuesOf(text: string, offset = 0): YamlContent {
  const document = parseDocument(text, { prettyErrors: false });
  const values: YamlValue[] = [];
  const walk = (node: unknown, path: (string | number)[]): void => {
    if (isMap(node)) {
      for (const { key, value } of node.items) walk(value, [...path, String(isScalar(key) ? key.value : key)]);
    } else if (isSeq(node)) {
      for (const [index, item] of node.items.entries()) walk(item, [...path, index]);
    } else if (isScalar(node)) {
      const [from = 0, to = from] = (node as Node).range ?? [];
      values.push({ path, value: node.value, from: from + offset, to: to + offset });
    }
  };
  const unreadable = (message: string, at: number): YamlContent => {
    return { content: {}, values: [], syntaxError: { message: message.split('\n')[0] ?? '', offset: offset + at } };
  };
  const [error] = document.errors;
  if (error) return unreadable(error.message, openQuote(error.message, text) ?? error.pos[0]);
  try {
    const content = (document.toJS() as Record<string, unknown> | null) ?? {};
    walk(document.contents, []);
    return { content, values };
  } catch (unresolved) {
    const { message } = unresolved as Error;
    // An alias, `*name`, without an anchor.
    return unreadable(message, Math.max(0, text.indexOf(`*${/alias.*: (\S+)$/.exec(message)?.[1] ?? ''}`)));
  }
}
