import type { Node, Statement } from '@babel/types';
import { nodesOf, shape, unwrap } from './trees.ts';

/** The names that are assigned again after they were declared. */
export function assignedIn(nodes: readonly Node[]): Set<string> {
  const targets = nodes.flatMap(nodesOf).flatMap((node): Node[] => {
    if (node.type === 'AssignmentExpression') return [node.left];
    return node.type === 'UpdateExpression' ? [node.argument] : [];
  });
  return new Set(targets.flatMap((target) => (target.type === 'Identifier' ? target.name : [])));
}

/**
 * Applies what statements do to constants after these were declared: `config.plugins.push(…)`, `config.output = …`, and
 * loops that fill a list.
 *
 * @param constants changed in place; their trees are copied
 * @param isOn whether a condition holds, if that can be read
 * @returns the statements that do something else
 */
export function applyChanges(
  statements: readonly Node[],
  constants: Map<string, Node>,
  isOn: (test: Node) => boolean | undefined,
): Node[] {
  return statements.flatMap((statement) => {
    if (statement.type !== 'IfStatement') return applyOne(statement, constants) ? [] : [statement];
    const isTaken = isOn(statement.test);
    if (isTaken === undefined) return [statement];
    const branch = isTaken ? statement.consequent : statement.alternate;
    return branch ? applyChanges(statementsOf(branch), constants, isOn) : [];
  });
}

/** The statements of a block, or the only one. */
export const statementsOf = (node: Node): readonly Node[] => (node.type === 'BlockStatement' ? node.body : [node]);

const isAssign = shape('Object.assign($target, $own)');
const isEach = shape('$list.forEach($function)');

function applyOne(statement: Node, constants: Map<string, Node>): boolean {
  if (statement.type === 'ForOfStatement') {
    const { left, right, body } = statement;
    const [declared] = left.type === 'VariableDeclaration' ? left.declarations : [];
    return declared !== undefined && fill({ list: right, param: declared.id, body, statement }, constants);
  }
  if (statement.type !== 'ExpressionStatement') return false;
  const expression = unwrap(statement.expression);
  if (expression.type === 'AssignmentExpression' && expression.operator === '=') {
    const { left, right } = expression;
    const name = left.type === 'MemberExpression' ? keyOf(left) : undefined;
    if (left.type !== 'MemberExpression' || name === undefined) return false;
    const member = property(name, right, statement);
    return change(left.object, constants, (node) =>
      node.type === 'ObjectExpression' ? { ...node, properties: [...node.properties, member] } : undefined,
    );
  }
  const assigned = isAssign(expression);
  if (assigned?.$target && assigned.$own) {
    const spread = { ...placeOf(assigned.$own), type: 'SpreadElement', argument: assigned.$own } as never;
    return change(assigned.$target, constants, (node) =>
      node.type === 'ObjectExpression' ? { ...node, properties: [...node.properties, spread] } : undefined,
    );
  }
  const each = isEach(expression);
  if (each?.$list && each.$function && 'params' in each.$function && 'body' in each.$function) {
    const [param, ...others] = each.$function.params as Node[];
    const body = each.$function.body as Node;
    return param !== undefined && others.length === 0 && fill({ list: each.$list, param, body, statement }, constants);
  }
  return push(expression, constants);
}

/** `list.push(a, b)` and `list.unshift(a)` */
function push(expression: Node, constants: Map<string, Node>): boolean {
  if (expression.type !== 'CallExpression' || expression.callee.type !== 'MemberExpression') return false;
  const { callee, arguments: items } = expression;
  const name = keyOf(callee);
  if (name !== 'push' && name !== 'unshift') return false;
  return change(callee.object, constants, (node) => {
    if (node.type !== 'ArrayExpression') return undefined;
    const elements = name === 'push' ? [...node.elements, ...items] : [...items, ...node.elements];
    return { ...node, elements } as Node;
  });
}

/** A loop whose body adds one item to a list: the list has what a `map` gives. */
function fill(
  { list, param, body, statement }: { list: Node; param: Node; body: Node; statement: Node },
  constants: Map<string, Node>,
): boolean {
  const statements = statementsOf(body);
  const last = statements.at(-1);
  const call = last?.type === 'ExpressionStatement' ? unwrap(last.expression) : last;
  if (call?.type !== 'CallExpression' || call.callee.type !== 'MemberExpression') return false;
  const [item, ...others] = call.arguments;
  const isPush = keyOf(call.callee) === 'push' && item && item.type !== 'SpreadElement' && others.length === 0;
  if (!isPush || !statements.slice(0, -1).every(({ type }) => type === 'VariableDeclaration')) return false;
  const place = placeOf(statement);
  const result = { ...placeOf(item), type: 'ReturnStatement', argument: item } as unknown as Statement;
  const own = [...(statements.slice(0, -1) as Statement[]), result];
  const mapper = {
    ...place,
    type: 'ArrowFunctionExpression',
    params: [param],
    body: { type: 'BlockStatement', body: own },
  };
  const map = {
    type: 'MemberExpression',
    computed: false,
    object: list,
    property: { type: 'Identifier', name: 'map' },
  };
  const mapped = { ...place, type: 'CallExpression', callee: map, arguments: [mapper] };
  const spread = { ...place, type: 'SpreadElement', argument: mapped } as never;
  return change(call.callee.object, constants, (node) =>
    node.type === 'ArrayExpression' ? { ...node, elements: [...node.elements, spread] } : undefined,
  );
}

/** Changes what a name, or a part of one, stands for. */
function change(target: Node, constants: Map<string, Node>, edit: (node: Node) => Node | undefined): boolean {
  const path = pathOf(target);
  const [root = '', ...names] = path ?? [];
  const constant = constants.get(root);
  const changed = constant && edited(constant, names, constants, edit);
  if (changed) constants.set(root, changed);
  return changed !== undefined;
}

/** A copy of a tree with a changed part. @returns `undefined` if there is no such part */
function edited(
  node: Node,
  names: readonly string[],
  constants: Map<string, Node>,
  edit: (node: Node) => Node | undefined,
): Node | undefined {
  const own = unwrap(node);
  if (own.type === 'Identifier') {
    const constant = constants.get(own.name);
    const changed = constant && edited(constant, names, constants, edit);
    if (changed) constants.set(own.name, changed);
    return changed && own;
  }
  if (own.type === 'CallExpression') {
    const [argument, ...others] = own.arguments;
    const isDefine = own.callee.type === 'Identifier' && /^define(Build)?Config$/.test(own.callee.name);
    const changed = isDefine && argument && others.length === 0 ? edited(argument, names, constants, edit) : undefined;
    return changed && ({ ...own, arguments: [changed] } as Node);
  }
  const [first, ...rest] = names;
  if (first === undefined) return edit(own);
  if (own.type !== 'ObjectExpression') return undefined;
  const at = own.properties.findLastIndex((one) => one.type === 'ObjectProperty' && nameOf(one) === first);
  const before = own.properties[at];
  // A spread after it may have the same part.
  if (before?.type !== 'ObjectProperty' || own.properties.slice(at).some(({ type }) => type === 'SpreadElement'))
    return undefined;
  const value = edited(before.value, rest, constants, edit);
  return value && ({ ...own, properties: own.properties.with(at, { ...before, value } as never) } as Node);
}

const placeOf = ({ start, end, loc }: Node) => ({ start, end, loc });

const property = (name: string, value: Node, statement: Node) =>
  ({
    ...placeOf(statement),
    ...{ type: 'ObjectProperty', computed: false, shorthand: false, key: { type: 'Identifier', name }, value },
  }) as never;

const nameOf = ({ key, computed }: { key: Node; computed?: boolean }) =>
  key.type === 'StringLiteral' ? key.value : key.type === 'Identifier' && !computed ? key.name : undefined;

const keyOf = ({ property: key, computed }: { property: Node; computed: boolean }) => nameOf({ key, computed });

/** The names of `config.output.plugins`. */
function pathOf(node: Node): string[] | undefined {
  const own = unwrap(node);
  if (own.type === 'Identifier') return [own.name];
  if (own.type !== 'MemberExpression') return undefined;
  const [before, name] = [pathOf(own.object), keyOf(own)];
  return before && name !== undefined ? [...before, name] : undefined;
}
