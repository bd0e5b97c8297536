import type { Expression, Node, ObjectExpression, ObjectMember, SpreadElement, Statement } from '@babel/types';
import { applyChanges, assignedIn, statementsOf } from './changes.ts';
import { normalizePath } from './normalize-path.ts';
import { freeNames, nodesOf, patternNames, shape, unwrap } from './trees.ts';

/** A parsed file, with what the values of its config may refer to. */
export interface Source {
  file: string;
  body: readonly Statement[];
  /** The statements that neither declare something nor change a constant in a way that can be read. */
  statements: readonly Node[];
  /** All names that are declared or imported at the top. */
  names: ReadonlySet<string>;
  /** Functions that are declared at the top. */
  functions: ReadonlyMap<string, Node>;
  /** What names stand for that are not assigned again. */
  constants: ReadonlyMap<string, Node>;
  /** The package that a name is imported from. */
  moduleOf(name: string): string | undefined;
  /** What the function that gives the config calls its options. */
  options?: string;
  /** Whether variables of the environment are read as unset. */
  isUnset?: true;
  /** The mode of a build of Vite, and what is called with the line where it is read. */
  mode?: { name: string; read(line: number): void };
  textOf(node: Node): string;
  /** A text of the pasted `package.json`, if a name stands for that file: `main` of `pkg`. */
  fieldOf(name: string, path: readonly string[]): string | undefined;
  /** `resolve`, for `path.resolve` or `resolve` of `node:path`. */
  pathMethodOf(callee: string): string | undefined;
  isReading(constant: string): boolean;
  /** Reads the value of a constant; constants that refer to themselves are not read again. */
  reading<Value>(constant: string, read: () => Value): Value;
  /** The statements that names need, in the order of the file, such as imports and constants. */
  declarationsOf(names: readonly string[]): Statement[];
}

/**
 * A value of a config, as far as it can be read without running it. `line` is from 1, in the pasted file. A text of
 * `package.json` is `live`, too: code that follows the file when it changes.
 */
export type Value = {
  line: number;
  code: string;
} & (
  | { kind: 'string'; value: string; isPath?: true; live?: CodeValue }
  | { kind: 'number'; value: number }
  | { kind: 'boolean'; value: boolean }
  | { kind: 'nothing' }
  | { kind: 'regexp' }
  | { kind: 'array'; items: Value[] }
  | ObjectPart
  | CodePart
);

type ObjectPart = {
  kind: 'object';
  properties: Property[];
  /** Spreads and computed keys that cannot be read. */
  unread: CodeValue[];
};

type CodePart = {
  kind: 'code';
  node: Node;
  /** The file's own names that the code refers to, or `undefined` if it cannot stand in another config. */
  needs: readonly string[] | undefined;
  /** Where its names are looked up. */
  scope: Source;
};

/** A property of an object, by its name and not by its place. */
export interface Property {
  name: string;
  value: Value;
  line: number;
  /** Where it stands, if that is not the file of the config: a tsconfig extends others. */
  file?: string;
}

export type ObjectValue = Value & { kind: 'object' };
export type CodeValue = Value & { kind: 'code' };

/**
 * An object with the properties of another one below its own.
 *
 * @param join what a property is that both have; its own value, if it is not set
 */
export function overlay(
  own: ObjectValue,
  base: ObjectValue,
  join: (own: Value, base: Value, name: string) => Value = (value) => value,
): ObjectValue {
  const names = new Set(own.properties.map(({ name }) => name));
  const properties = own.properties.map((one) => {
    const below = base.properties.find(({ name }) => name === one.name);
    return below ? { ...one, value: join(one.value, below.value, one.name) } : one;
  });
  const kept = base.properties.filter(({ name }) => !names.has(name));
  return { ...own, properties: [...kept, ...properties], unread: [...base.unread, ...own.unread] };
}

/** Names that every module of Node.js has. */
const GLOBALS = new Set(
  'JSON process Object Math Date String Number Boolean Array RegExp URL undefined console Set Map __dirname __filename require'.split(
    ' ',
  ),
);

/** Packages whose values only mean something to the other tool. */
const isOfOtherTool = (module: string) =>
  /^(tsup|tsdown|vite|rollup|rolldown|unbuild|esbuild)$|plugin|^@vitejs\//.test(module);

/**
 * Reads an expression of a config without evaluating it. Literals, objects, arrays, constants of the same file and their
 * spreads, and the usual ways to write a path (`resolve(__dirname, 'src')`) are read; the rest is kept as code.
 *
 * @param node of the file's syntax tree
 * @param source the file
 */
export function readValue(node: Node, source: Source): Value {
  const expression = unwrap(node);
  const base = { line: expression.loc?.start.line ?? 1, code: source.textOf(expression) };
  switch (expression.type) {
    case 'StringLiteral':
      return { ...base, kind: 'string', value: expression.value };
    case 'NumericLiteral':
      return { ...base, kind: 'number', value: expression.value };
    case 'BooleanLiteral':
      return { ...base, kind: 'boolean', value: expression.value };
    case 'NullLiteral':
      return { ...base, kind: 'nothing' };
    case 'RegExpLiteral':
      return { ...base, kind: 'regexp' };
    case 'TemplateLiteral': {
      const parts = expression.expressions.map((part) => readValue(part, source));
      if (!parts.every((part) => part.kind === 'string' || part.kind === 'number')) break;
      const text = expression.quasis.map(
        ({ value }, index) => `${value.cooked}${index in parts ? partText(parts[index]) : ''}`,
      );
      return { ...base, kind: 'string', value: text.join(''), ...liveOf(parts, expression, source) };
    }
    case 'BinaryExpression': {
      const [left, right] = [readValue(expression.left, source), readValue(expression.right, source)];
      if (/^[!=]==?$/.test(expression.operator)) {
        const isEqual = isSame(left, right);
        if (isEqual === undefined) break;
        return { ...base, kind: 'boolean', value: isEqual === expression.operator.startsWith('=') };
      }
      if (expression.operator !== '+' || left.kind !== 'string' || right.kind !== 'string') break;
      const live = liveOf([left, right], expression, source);
      return { ...base, kind: 'string', value: left.value + right.value, ...live };
    }
    case 'LogicalExpression': {
      const left = readValue(expression.left, source);
      const isOn = truthOf(left);
      if (isOn === undefined) break;
      const isRight =
        expression.operator === '&&' ? isOn : expression.operator === '||' ? !isOn : left.kind === 'nothing';
      return isRight ? readValue(expression.right, source) : { ...left, ...base };
    }
    case 'ConditionalExpression': {
      const isOn = truthOf(readValue(expression.test, source));
      if (isOn === undefined) break;
      return readValue(isOn ? expression.consequent : expression.alternate, source);
    }
    case 'UnaryExpression': {
      const value = readValue(expression.argument, source);
      const isOn = truthOf(value);
      if (expression.operator === '!' && isOn !== undefined) return { ...base, kind: 'boolean', value: !isOn };
      if (expression.operator === '-' && value.kind === 'number')
        return { ...base, kind: 'number', value: -value.value };
      if (expression.operator === 'void') return { ...base, kind: 'nothing' };
      break;
    }
    case 'ArrayExpression':
      return {
        ...base,
        kind: 'array',
        items: expression.elements.flatMap((item) => (item ? readItem(item, source) : [])),
      };
    case 'ObjectExpression':
      return { ...base, ...readObject(expression, source) };
    case 'Identifier': {
      if (expression.name === 'undefined') return { ...base, kind: 'nothing' };
      const constant = source.constants.get(expression.name);
      const field = constant ? undefined : source.fieldOf(expression.name, []);
      if (field !== undefined) return { ...base, kind: 'string', value: field, live: codeOf(expression, source) };
      if (!constant || source.isReading(expression.name)) break;
      const value = source.reading(expression.name, () => readValue(constant, source));
      // The line is that of the use, unless the parts of the value have lines of their own.
      // Functions are read by what they return.
      const isName = value.kind === 'code' && !value.node.type.endsWith('FunctionExpression');
      return isName ? codeOf(expression, source) : { ...value, line: base.line };
    }
    case 'MemberExpression':
    case 'OptionalMemberExpression': {
      const name = memberName(expression, source);
      // A build is not watching.
      const isOptions = expression.object.type === 'Identifier' && expression.object.name === source.options;
      if (isOptions && name === 'watch') return { ...base, kind: 'boolean', value: false };
      const variable = isVariable(expression)?.$name;
      const isWatch = variable?.type === 'Identifier' && variable.name === 'ROLLUP_WATCH';
      if (variable && (isWatch || source.isUnset)) return { ...base, kind: 'nothing' };
      const [root, ...path] = pathOf(expression, source) ?? [];
      const text = root === undefined ? undefined : source.fieldOf(root, path);
      if (text !== undefined) return { ...base, kind: 'string', value: text, live: codeOf(expression, source) };
      const object = readValue(expression.object, source);
      const property = object.kind === 'object' ? object.properties.find((one) => one.name === name) : undefined;
      if (!property || (object.kind === 'object' && object.unread.length > 0)) break;
      return { ...property.value, line: base.line };
    }
    case 'CallExpression':
    case 'NewExpression': {
      const path = readPath(expression, source);
      if (path !== undefined) return { ...base, kind: 'string', value: path, isPath: true };
      if (expression.type === 'CallExpression') {
        const known = readKnownCall(expression, source);
        if (known) return known;
      }
      const result = expression.type === 'CallExpression' ? readOwnCall(expression, source) : undefined;
      if (result && result.kind !== 'code') return { ...result, line: base.line };
      const replaced = expression.type === 'CallExpression' ? readReplace(expression, source) : undefined;
      if (replaced !== undefined) return { ...base, kind: 'string', ...replaced };
      const items =
        expression.type === 'CallExpression'
          ? (readMap(expression, source) ?? readTrue(expression, source) ?? readKeys(expression, source))
          : undefined;
      if (items) return { ...base, kind: 'array', items };
      const properties = expression.type === 'CallExpression' ? readFromEntries(expression, source) : undefined;
      if (properties) return { ...base, kind: 'object', properties, unread: [] };
      break;
    }
  }
  return codeOf(expression, source);
}

const isNodeEnv = shape('process.env.NODE_ENV', "process.env['NODE_ENV']");
const isAnyVariable = shape('process.env.$name', 'process.env[$name]');

/** A variable of the environment. `NODE_ENV` is none, because tools set it. */
const isVariable = (node: Node) => (isNodeEnv(node) ? undefined : isAnyVariable(node));

/** Reads code as where no variable of the environment is set. @returns `undefined` if it reads none, or something else */
export function readUnset({ node, scope }: CodeValue): Value | undefined {
  if (!nodesOf(node).some(isVariable)) return undefined;
  const value = readValue(node, { ...scope, isUnset: true });
  return value.kind === 'code' ? undefined : value;
}

/** Reads `defineConfig({ … })`, `Boolean(…)`, and `JSON.stringify(…)` of what only this config knows. */
function readKnownCall(call: Extract<Node, { type: 'CallExpression' }>, source: Source): Value | undefined {
  const [first, ...others] = call.arguments;
  const callee = source.textOf(call.callee);
  if (!first || others.length > 0) return undefined;
  if (/^define(Build)?Config$/.test(callee) && source.moduleOf(callee) !== undefined) return readValue(first, source);
  const base = { line: call.loc?.start.line ?? 1, code: source.textOf(call) };
  const isOn = callee === 'Boolean' ? truthOf(readValue(first, source)) : undefined;
  if (isOn !== undefined) return { ...base, kind: 'boolean', value: isOn };
  if (callee !== 'JSON.stringify' || codeOf(call, source).needs !== undefined) return undefined;
  const value = readValue(first, source);
  return value.kind === 'string' ? { ...base, kind: 'string', value: JSON.stringify(value.value) } : undefined;
}

/** Whether a condition holds; `undefined` if that is only known when the config runs. */
export function truthOf(value: Value): boolean | undefined {
  switch (value.kind) {
    case 'code':
      return undefined;
    case 'nothing':
      return false;
    case 'string':
    case 'number':
    case 'boolean':
      return Boolean(value.value);
    default:
      return true;
  }
}

/** Whether two values are equal, if both are known and neither has parts. */
function isSame(left: Value, right: Value): boolean | undefined {
  const [a, b] = [left, right].map((one) =>
    'value' in one ? { value: one.value } : one.kind === 'nothing' ? { value: undefined } : undefined,
  );
  return a && b ? a.value === b.value : undefined;
}

/** The code of a text that has one of `package.json` as a part, which follows the file when it changes. */
const liveOf = (parts: readonly Value[], node: Node, source: Source): { live?: CodeValue } =>
  parts.some((part) => part.kind === 'string' && part.live) ? { live: codeOf(node, source) } : {};

/**
 * Reads `pkg.main.replace('.js', '')` and `pkg.main.replace(/\.js$/, '')`. Of regular expressions, those are read that
 * consist of a text and its place, since others may take any time.
 */
function readReplace(
  { callee, arguments: args }: Extract<Node, { type: 'CallExpression' }>,
  source: Source,
): { value: string; live?: CodeValue } | undefined {
  const [pattern, by] = args;
  if (callee.type !== 'MemberExpression' || !pattern || by?.type !== 'StringLiteral' || args.length > 2)
    return undefined;
  const method = memberName(callee, source);
  if ((method !== 'replace' && method !== 'replaceAll') || by.value.includes('$')) return undefined;
  const from = readValue(callee.object, source);
  if (from.kind !== 'string') return undefined;
  const live = liveOf([from], callee.object, source);
  if (pattern.type === 'StringLiteral') return { value: from.value[method](pattern.value, by.value), ...live };
  const isText = pattern.type === 'RegExpLiteral' && /^\^?(?:[\w\s/@-]|\\[./-])+\$?$/.test(pattern.pattern);
  if (!isText || !/^g?$/.test(pattern.flags)) return undefined;
  return { value: from.value.replace(new RegExp(pattern.pattern, pattern.flags), by.value), ...live };
}

/** Reads a call of a function of the same file, which consists of what it returns. */
function readOwnCall(
  { callee, arguments: args }: Extract<Node, { type: 'CallExpression' }>,
  source: Source,
): Value | undefined {
  const name = callee.type === 'Identifier' ? callee.name : '';
  const own = source.functions.get(name) ?? source.constants.get(name);
  return own && readCallOf(own, name, args, source);
}

/** Reads what a function returns for nodes of the syntax tree. @param name by which it is known whether it calls itself */
function readCallOf(
  own: Node,
  name: string,
  args: Extract<Node, { type: 'CallExpression' }>['arguments'],
  source: Source,
): Value | undefined {
  if (source.isReading(name) || !('params' in own) || !('body' in own)) return undefined;
  const constants = new Map(source.constants);
  const params = (own.params as Node[]).flatMap(patternNames);
  const inside = new Set([...params, ...declaredIn(own.body as Node)]);
  /** Gives a parameter, or a part of one, what the caller passes. */
  const give = (param: Node, arg: Node | undefined): boolean => {
    const inner = param.type === 'AssignmentPattern' ? param.left : param;
    const given = arg ?? (param.type === 'AssignmentPattern' ? param.right : undefined);
    if (inner.type === 'ObjectPattern') {
      const parts = given && partsOf(given, source);
      return (
        parts !== undefined &&
        inner.properties.every(
          (one) =>
            one.type === 'ObjectProperty' && one.key.type === 'Identifier' && give(one.value, parts.get(one.key.name)),
        )
      );
    }
    if (inner.type !== 'Identifier') return false;
    const value = arg && readValue(arg, source);
    // Names of the caller that the function has, too, would mean others inside.
    if (value?.kind === 'string') constants.set(inner.name, literal(value.value));
    else if (arg && ![...freeNames(arg)].some((one) => inside.has(one))) constants.set(inner.name, arg);
    else if (arg) constants.delete(inner.name);
    else constants.set(inner.name, given ?? ({ type: 'Identifier', name: 'undefined' } as Node));
    return true;
  };
  for (const [index, param] of (own.params as Node[]).entries()) {
    if (param.type === 'RestElement' && param.argument.type === 'Identifier') {
      const rest = args.slice(index);
      const elements = rest
        .map((one) => readValue(one, source))
        .map((one) => (one.kind === 'string' ? literal(one.value) : undefined));
      if (elements.includes(undefined)) return undefined;
      constants.set(param.argument.name, { type: 'ArrayExpression', elements } as Node);
      break;
    }
    if (!give(param, args[index])) return undefined;
  }
  const result = resultOf(own.body as Node, { ...source, constants });
  const value = result && source.reading(name, () => readValue(result.node, result.source));
  // An object without what an argument brings is another one.
  const isPart = (spread: CodeValue) => params.some((one) => spread.code === `...${one}`);
  return value?.kind === 'object' && value.unread.some(isPart) ? undefined : value;
}

/** The parts of an object without spreads, by name. */
function partsOf(node: Node, source: Source): Map<string, Node> | undefined {
  const object = unwrap(node);
  const constant = object.type === 'Identifier' ? source.constants.get(object.name) : undefined;
  if (constant && constant !== object) return partsOf(constant, source);
  if (object.type !== 'ObjectExpression') return undefined;
  const parts = new Map<string, Node>();
  for (const member of object.properties) {
    const name = member.type === 'ObjectProperty' ? keyName(member, source) : undefined;
    if (member.type !== 'ObjectProperty' || name === undefined) return undefined;
    parts.set(name, member.value);
  }
  return parts;
}

/** The names that the statements of a function declare. */
const declaredIn = (body: Node): string[] =>
  body.type === 'BlockStatement'
    ? body.body.flatMap((one) =>
        one.type === 'VariableDeclaration' ? one.declarations.flatMap(({ id }) => patternNames(id)) : [],
      )
    : [];

/**
 * Reads what a function returns for an argument, such as the name of a file for a format.
 *
 * @param args the arguments
 */
export function readResult(value: CodeValue, source: Source, args: readonly Known[]): Value | undefined {
  const { node } = value;
  if (!('params' in node) || !('body' in node)) return undefined;
  const result = resultOf(node.body as Node, bind(node.params as Node[], args, source));
  return result && readValue(result.node, result.source);
}

/** A scope in which parameters have known values. */
export function bind(params: readonly Node[], args: readonly Known[], source: Source): Source {
  const constants = new Map(source.constants);
  for (const [index, param] of params.entries()) {
    const arg = args[index];
    if (param.type === 'Identifier' && arg !== undefined) constants.set(param.name, literal(arg));
    if (param.type !== 'ObjectPattern' || typeof arg !== 'object') continue;
    for (const property of param.properties) {
      if (property.type !== 'ObjectProperty' || property.key.type !== 'Identifier') continue;
      const text = arg[property.key.name];
      const [name] = patternNames(property.value);
      if (text !== undefined && name !== undefined) constants.set(name, literal(text));
    }
  }
  return { ...source, constants };
}

/**
 * What a function returns, if its conditions can be read.
 *
 * @param skip called with each branch that is not taken
 * @param leave called with each statement whose effect is not known; without it, nothing is returned then
 */
export function resultOf(
  body: Node,
  source: Source,
  skip: (branch: Node) => void = () => {},
  leave?: (statement: Node) => void,
): { node: Node; source: Source } | undefined {
  if (body.type !== 'BlockStatement') return { node: body, source };
  const constants = new Map(source.constants);
  const inner = { ...source, constants };
  const assigned = assignedIn(body.body);
  const isOn = (test: Node) => truthOf(readValue(test, inner));
  for (const [index, statement] of body.body.entries()) {
    switch (statement.type) {
      case 'VariableDeclaration':
        for (const { id, init } of statement.declarations) {
          if (id.type === 'Identifier' && init && !assigned.has(id.name)) constants.set(id.name, init);
        }
        break;
      case 'FunctionDeclaration':
        break;
      case 'ReturnStatement':
        return statement.argument ? { node: statement.argument, source: inner } : undefined;
      case 'IfStatement': {
        const isTaken = isOn(statement.test);
        if (isTaken === undefined) {
          if (!leave || hasReturn(statement)) return undefined;
          leave(statement);
          break;
        }
        const [taken, left] = isTaken
          ? [statement.consequent, statement.alternate]
          : [statement.alternate, statement.consequent];
        if (left) skip(left);
        if (!taken) break;
        // What the branch does not return, the statements after it do.
        const rest = [...statementsOf(taken), ...body.body.slice(index + 1)];
        return resultOf({ type: 'BlockStatement', body: rest } as unknown as Node, inner, skip, leave);
      }
      case 'SwitchStatement': {
        const value = readValue(statement.discriminant, inner);
        const tests = statement.cases.map(({ test }) => (test ? isSame(value, readValue(test, inner)) : false));
        if (tests.includes(undefined)) return undefined;
        const taken = tests.includes(true) ? tests.indexOf(true) : statement.cases.findIndex(({ test }) => !test);
        if (taken === -1) break;
        // What falls through goes on, and a `break` is not read.
        const rest = statement.cases
          .slice(taken)
          .flatMap(({ consequent }) => consequent.flatMap((one) => (one.type === 'BlockStatement' ? one.body : one)));
        return resultOf({ type: 'BlockStatement', body: rest } as unknown as Node, inner, skip, leave);
      }
      default: {
        if (isIdle(statement, source) || applyChanges([statement], constants, isOn).length === 0) break;
        if (!leave || hasReturn(statement)) return undefined;
        leave(statement);
      }
    }
  }
  return undefined;
}

/** Whether a statement may end the function that it is in. */
const hasReturn = (statement: Node) => nodesOf(statement).some(({ type }) => type === 'ReturnStatement');

/** Flags are deleted of the argument, something is logged, or a type is declared. */
function isIdle(statement: Node, source: Source): boolean {
  if (statement.type.startsWith('TS')) return true;
  if (statement.type !== 'ExpressionStatement') return false;
  const { expression } = statement;
  const isDelete = expression.type === 'UnaryExpression' && expression.operator === 'delete';
  return isDelete || /^console\.\w+\(/.test(source.textOf(expression));
}

/** What a function is called with: texts, switches, and objects of them. */
export type Known = string | boolean | { readonly [key: string]: Known };

/** A syntax tree for a known value. */
function literal(value: Known): Node {
  if (typeof value === 'string') return { type: 'StringLiteral', value } as Node;
  if (typeof value === 'boolean') return { type: 'BooleanLiteral', value } as Node;
  const properties = Object.entries(value).map(([name, text]) => ({
    ...{ type: 'ObjectProperty', computed: false, shorthand: false },
    ...{ key: { type: 'Identifier', name }, value: literal(text) },
  }));
  return { type: 'ObjectExpression', properties } as unknown as Node;
}

function partText(part: Value | undefined): string {
  return part && 'value' in part ? String(part.value) : '';
}

/** Reads `['esm', 'cjs'].map((format) => ({ format }))`: a list of texts, and a function that consists of what it returns. */
function readMap(
  { callee, arguments: [first] }: Extract<Node, { type: 'CallExpression' }>,
  source: Source,
): Value[] | undefined {
  if (callee.type !== 'MemberExpression' || !first || memberName(callee, source) !== 'map') return undefined;
  const list = readValue(callee.object, source);
  if (list.kind !== 'array') return undefined;
  const isOfTexts = first.type.includes('Function') && list.items.every(({ kind }) => kind === 'string');
  const results = isOfTexts
    ? list.items.map((item) =>
        item.kind === 'string' ? readResult(codeOf(first, source), source, [item.value]) : undefined,
      )
    : mapNodes(callee.object, first, source);
  return results?.every((result) => result !== undefined) ? results : undefined;
}

/** The objects that a function returns for each element of a list that stands in the file. */
function mapNodes(list: Node, mapper: Node, source: Source): (Value | undefined)[] | undefined {
  const node = unwrap(list);
  const array = node.type === 'Identifier' ? source.constants.get(node.name) : node;
  const name = mapper.type === 'Identifier' ? mapper.name : '';
  const own = name === '' ? mapper : (source.functions.get(name) ?? source.constants.get(name));
  if (array?.type !== 'ArrayExpression' || !own || !('params' in own) || own.params.length > 2) return undefined;
  return array.elements.map((element, index) => {
    if (!element || element.type === 'SpreadElement') return undefined;
    const place = { type: 'NumericLiteral', value: index } as Expression;
    const result = readCallOf(own, name || `function at ${own.start}`, [element, place], source);
    return result?.kind === 'object' ? result : undefined;
  });
}

/** Reads `[a, isOn && b].filter(Boolean)`. */
function readTrue(
  { callee, arguments: args }: Extract<Node, { type: 'CallExpression' }>,
  source: Source,
): Value[] | undefined {
  const [first] = args;
  const isFilter = callee.type === 'MemberExpression' && memberName(callee, source) === 'filter';
  if (!isFilter || first?.type !== 'Identifier' || first.name !== 'Boolean') return undefined;
  const list = readValue(callee.object, source);
  return list.kind === 'array' ? list.items.filter((item) => truthOf(item) !== false) : undefined;
}

/** Reads `Object.keys(…)` and `Object.values(…)` of an object that can be read. */
function readKeys(
  { callee, arguments: [first] }: Extract<Node, { type: 'CallExpression' }>,
  source: Source,
): Value[] | undefined {
  const [, what] = /^Object\.(keys|values)$/.exec(source.textOf(callee)) ?? [];
  const object = what && first ? readValue(first, source) : undefined;
  if (object?.kind !== 'object' || object.unread.length > 0) return undefined;
  return object.properties.map(({ name, value, line }) =>
    what === 'keys' ? { kind: 'string', value: name, line, code: name } : value,
  );
}

/** Reads `Object.fromEntries(names.map((name) => [name, `src/${name}.ts`]))`: pairs of a name and a value. */
function readFromEntries(
  { callee, arguments: [first] }: Extract<Node, { type: 'CallExpression' }>,
  source: Source,
): Property[] | undefined {
  if (source.textOf(callee) !== 'Object.fromEntries' || !first) return undefined;
  const pairs = readValue(first, source);
  if (pairs.kind !== 'array') return undefined;
  const properties = pairs.items.map((pair): Property | undefined => {
    const [name, value] = pair.kind === 'array' ? pair.items : [];
    return name?.kind === 'string' && value ? { name: name.value, value, line: pairs.line } : undefined;
  });
  return properties.every((one) => one !== undefined) ? properties : undefined;
}

function readItem(item: Expression | SpreadElement, source: Source): Value[] {
  if (item.type !== 'SpreadElement') return [readValue(item, source)];
  const value = readValue(item.argument, source);
  if (value.kind === 'array') return value.items;
  const code = codeOf(item.argument, source);
  return [{ ...code, code: source.textOf(item), line: item.loc?.start.line ?? 1 }];
}

function readObject(node: ObjectExpression, source: Source): ObjectPart {
  const properties = new Map<string, Property>();
  const unread: CodeValue[] = [];
  for (const member of node.properties) {
    const line = member.loc?.start.line ?? 1;
    if (member.type === 'SpreadElement') {
      const value = readValue(member.argument, source);
      if (value.kind === 'object') {
        for (const property of value.properties) properties.set(property.name, property);
        unread.push(...value.unread);
      } else if (value.kind !== 'nothing') {
        unread.push({ ...codeOf(member.argument, source), code: source.textOf(member), line });
      }
      continue;
    }
    const name = keyName(member, source);
    if (name === undefined) {
      unread.push(codeOf(member, source));
      continue;
    }
    const value = member.type === 'ObjectMethod' ? codeOf(member, source) : readValue(member.value, source);
    properties.delete(name);
    properties.set(name, { name, value, line });
  }
  return { kind: 'object', properties: [...properties.values()], unread };
}

function keyName({ key, computed }: ObjectMember, source: Source): string | undefined {
  if (!computed && key.type === 'Identifier') return key.name;
  const value = readValue(key, source);
  return value.kind === 'string' || value.kind === 'number' ? String(value.value) : undefined;
}

function memberName(
  node: Extract<Node, { type: 'MemberExpression' | 'OptionalMemberExpression' }>,
  source: Source,
): string | undefined {
  if (!node.computed && node.property.type === 'Identifier') return node.property.name;
  const value = readValue(node.property, source);
  return value.kind === 'string' || value.kind === 'number' ? String(value.value) : undefined;
}

/** The names of `pkg.exports.import`. */
function pathOf(node: Node, source: Source): string[] | undefined {
  if (node.type === 'Identifier') return [node.name];
  if (node.type !== 'MemberExpression' && node.type !== 'OptionalMemberExpression') return undefined;
  const [before, name] = [pathOf(node.object, source), memberName(node, source)];
  return before && name !== undefined ? [...before, name] : undefined;
}

/** Reads `resolve(__dirname, 'src/index.ts')` and its relatives. @returns a path from the config's folder, as `./src/index.ts` */
function readPath(
  node: Extract<Node, { type: 'CallExpression' | 'NewExpression' }>,
  source: Source,
): string | undefined {
  const callee = source.textOf(node.callee).replace(/\s/g, '');
  const [first, ...rest] = node.arguments;
  if (!first) return undefined;
  const strings = rest.flatMap((part) => readItem(part as Expression | SpreadElement, source));
  const isHere = (part: Node) =>
    /^(__dirname|import\.meta\.dirname|process\.cwd\(\))$/.test(source.textOf(part).replace(/\s/g, ''));
  const isUrl = node.type === 'NewExpression' && callee === 'URL';
  if (isUrl || callee.endsWith('fileURLToPath')) {
    if (!isUrl) {
      const inner = readValue(first, source);
      return inner.kind === 'string' && inner.isPath ? inner.value : undefined;
    }
    const value = readValue(first, source);
    const isBase = rest[0] && source.textOf(rest[0]).replace(/\s/g, '') === 'import.meta.url';
    return value.kind === 'string' && isBase ? fromHere([value.value]) : undefined;
  }
  if (!/^(resolve|join)$/.test(source.pathMethodOf(callee) ?? '')) return undefined;
  const isDirname = isHere(first) || isHereConstant(first, source);
  const start = isDirname ? [] : readItem(first as Expression | SpreadElement, source);
  const texts = [...start, ...strings].map((value) => (value.kind === 'string' ? value.value : undefined));
  // `join('src', 'index.ts')` is relative; so is `resolve('src')`, to the working directory.
  return texts.every((text) => text !== undefined) ? fromHere(texts) : undefined;
}

/** Whether a name stands for the folder of the config: `const __dirname = dirname(fileURLToPath(import.meta.url))`. */
function isHereConstant(node: Node, source: Source): boolean {
  const constant = node.type === 'Identifier' ? source.constants.get(node.name) : undefined;
  return (
    constant !== undefined &&
    /dirname\(\s*fileURLToPath\(\s*import\.meta\.url\s*\)\s*\)|^process\.cwd\(\)$/.test(source.textOf(constant))
  );
}

function fromHere(parts: readonly string[]): string {
  const path = normalizePath(parts.join('/'));
  return /^\.\.(\/|$)/.test(path) ? path : `./${path}`;
}

/** An expression that is kept as it is. */
export function codeOf(node: Node, source: Source): CodeValue {
  const names = freeNames(node);
  const own = [...names].filter((name) => !GLOBALS.has(name) || source.names.has(name));
  const isPortable = own.every((name) => source.names.has(name) && !isOfOtherTool(source.moduleOf(name) ?? ''));
  return {
    kind: 'code',
    node,
    scope: source,
    line: node.loc?.start.line ?? 1,
    code: source.textOf(node),
    needs: isPortable && node.type !== 'ObjectMethod' ? own : undefined,
  };
}
