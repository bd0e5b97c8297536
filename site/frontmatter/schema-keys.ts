import type { GenericSchema } from 'valibot';

/** The parts of valibot's schemas that we use. */
interface Node {
  type: string;
  entries?: Record<string, Node>;
  wrapped?: Node;
  item?: Node;
  options?: Node[];
}

/** The keys that a schema allows below a path, in any of its variants. */
export function keysAt(schema: GenericSchema, path: readonly unknown[]): string[] {
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
