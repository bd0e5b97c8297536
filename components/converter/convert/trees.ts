import { parseExpression } from '@babel/parser';
import type { Node, PatternLike } from '@babel/types';

/** What of a node says nothing about what it means: places, comments and types. */
const ASIDE =
  /^(loc|start|end|range|leadingComments|trailingComments|innerComments|comments|errors|extra|typeAnnotation|typeParameters|returnType)$/;

/** The parts of a node, by field. */
function partsOf(node: Node): [field: string, parts: Node[]][] {
  return Object.entries(node).flatMap(([field, child]): [string, Node[]][] => {
    if (ASIDE.test(field)) return [];
    const parts = (Array.isArray(child) ? child : [child]).filter((one) => typeof one?.type === 'string');
    return parts.length > 0 ? [[field, parts]] : [];
  });
}

/** All nodes of a tree, the outer ones first. */
export function nodesOf(node: Node): Node[] {
  return [node, ...partsOf(node).flatMap(([, parts]) => parts.flatMap(nodesOf))];
}

/** Whether a part of a node is a name of its own, which stands for nothing: `b` of `a.b`. */
const isOwnName = (node: Node, field: string) =>
  field === 'label' || ('computed' in node && !node.computed && (field === 'property' || field === 'key'));

/** All nodes of a tree without the names of properties. */
export function readNodesOf(node: Node): Node[] {
  const inner = partsOf(node).flatMap(([field, parts]) => (isOwnName(node, field) ? [] : parts.flatMap(readNodesOf)));
  return [node, ...inner];
}

/** Removes parentheses and what only the type checker reads. */
export function unwrap(node: Node): Node {
  switch (node.type) {
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
    case 'TSNonNullExpression':
    case 'TSTypeAssertion':
    case 'ParenthesizedExpression':
      return unwrap(node.expression);
    default:
      return node;
  }
}

/** The names that an expression takes from around it. */
export function freeNames(node: Node): Set<string> {
  const names = new Set<string>();
  visit(node, new Set(), names);
  return names;
}

function visit(node: Node, bound: ReadonlySet<string>, names: Set<string>): void {
  if (node.type === 'Identifier') {
    if (!bound.has(node.name)) names.add(node.name);
    return;
  }
  if (node.type.startsWith('TSType') || node.type === 'TSInterfaceDeclaration') return;
  let inner = bound;
  if ('params' in node && Array.isArray(node.params)) {
    inner = new Set([...bound, ...(node.params as PatternLike[]).flatMap(patternNames)]);
  }
  if (node.type === 'BlockStatement') {
    const own = node.body.flatMap((one) => (one.type === 'VariableDeclaration' ? one.declarations : []));
    inner = new Set([...inner, ...own.flatMap(({ id }) => patternNames(id as PatternLike))]);
  }
  for (const [field, parts] of partsOf(node)) {
    if (!isOwnName(node, field)) for (const part of parts) visit(part, inner, names);
  }
}

/** The names that a parameter or a declaration introduces. */
export function patternNames(node: Node): string[] {
  switch (node.type) {
    case 'Identifier':
      return [node.name];
    case 'AssignmentPattern':
      return patternNames(node.left);
    case 'RestElement':
      return patternNames(node.argument);
    case 'ArrayPattern':
      return node.elements.flatMap((one) => (one ? patternNames(one) : []));
    case 'ObjectPattern':
      return node.properties.flatMap((one) => patternNames(one.type === 'RestElement' ? one : one.value));
    default:
      return [];
  }
}

/** What stands in a tree where a shape has `$name`. */
type Found = Readonly<Record<string, Node>>;

/** Whether a tree is one of some shapes. */
export type Shape = (node: Node | undefined, known?: Found) => Found | undefined;

/**
 * Shapes that are written as code: `$id.startsWith('.')` has any expression where `$id` stands, and the same one wherever
 * it stands again. Of functions, the part that counts is what they return, see `returned`.
 */
export function shape(...codes: readonly string[]): Shape {
  const wanted = codes.map((code) => parseExpression(code));
  return (node, known = {}) => {
    if (!node) return undefined;
    for (const one of wanted) {
      const found = { ...known };
      if (isAlike(one, node, found)) return found;
    }
    return undefined;
  };
}

/** @param found what stands for names with a dollar; unset if there are none */
function isAlike(wanted: unknown, given: unknown, found?: Record<string, Node>): boolean {
  if (Array.isArray(wanted))
    return (
      Array.isArray(given) &&
      wanted.length === given.length &&
      wanted.every((one, index) => isAlike(one, given[index], found))
    );
  if (!isObject(wanted)) return wanted === given || (!wanted && !given);
  if (!isObject(given)) return false;
  const [a, b] = [wanted, given].map((one) => ('type' in one ? unwrap(one as unknown as Node) : one)) as [Node, Node];
  if (found && a.type === 'Identifier' && a.name.startsWith('$')) {
    const before = found[a.name];
    if (before) return isAlike(before, b);
    found[a.name] = b;
    return true;
  }
  const fields = new Set([...Object.keys(a), ...Object.keys(b)].filter((field) => !ASIDE.test(field)));
  return [...fields].every((field) => isAlike(a[field as keyof Node], b[field as keyof Node], found));
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** What a function of one parameter returns, and the parameter, if that is all it does. */
export function returned(node: Node): { param: Node; result: Node } | undefined {
  const own = unwrap(node);
  if (!('params' in own) || !('body' in own)) return undefined;
  const [param, ...others] = own.params as Node[];
  if (param?.type !== 'Identifier' || others.length > 0) return undefined;
  const body = own.body as Node;
  if (body.type !== 'BlockStatement') return { param, result: unwrap(body) };
  const [first, ...more] = body.body;
  const isReturn = first?.type === 'ReturnStatement' && first.argument && more.length === 0;
  return isReturn && first.argument ? { param, result: unwrap(first.argument) } : undefined;
}
