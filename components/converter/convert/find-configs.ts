import type { Node } from '@babel/types';
import { patternNames, readNodesOf, shape, unwrap } from './trees.ts';
import { bind, type Known, type ObjectValue, overlay, readValue, resultOf, type Source, type Value } from './values.ts';

/** A config that a file exports, or what cannot be read of it. */
export type FoundConfig = ObjectValue | (Value & { kind: 'code' });

/** What is called with the parts of a file that a conversion leaves out. */
export interface Left {
  /** A branch that does not apply to a build. */
  skip(branch: Node): void;
  /** A statement whose effect is not known. */
  leave(statement: Node): void;
}

/**
 * Finds what a file exports: one config or a list, in `defineConfig`, in a function or alone.
 *
 * @param mode that of the build, for Vite
 */
export function findConfigs(
  source: Source,
  left: Left = { skip: () => {}, leave: () => {} },
  mode?: { name: string; read(line: number): void },
): FoundConfig[] {
  if (mode) return findConfigs({ ...source, mode }, left);
  for (const statement of source.body) skipParts(statement, isRollupWatch, left.skip);
  for (const statement of source.statements) left.leave(statement);
  for (const statement of source.body) {
    if (statement.type === 'ExportDefaultDeclaration') return read(statement.declaration, source, left);
    if (statement.type === 'TSExportAssignment') return read(statement.expression, source, left);
    if (statement.type === 'ExportNamedDeclaration') {
      const found = statement.specifiers.find((one) => isNamed('default')(one.exported));
      if (found?.type === 'ExportSpecifier') return read(statement.source ? statement : found.local, source, left);
    }
    if (statement.type !== 'ExpressionStatement' || statement.expression.type !== 'AssignmentExpression') continue;
    const { left: target, right } = statement.expression;
    if (isExport(target)) return read(right, source, left);
  }
  return [];
}

const isExport = shape('module.exports', 'exports.default');

/** A question whether Vite serves. */
const isServeTest = shape(
  ...['==', '===', '!=', '!=='].flatMap((is) => [`command ${is} 'serve'`, `'serve' ${is} command`]),
);

const isRollupWatch = shape('process.env.ROLLUP_WATCH');

const isWatch = shape('$options.watch', '$options?.watch');

const isNamed = (name: string) => (node: Node) => node.type === 'Identifier' && node.name === name;

/** Calls `skip` with the parts that are answered as for a build, such as the questions whether a config is to watch. */
function skipParts(node: Node, isPart: (node: Node) => unknown, skip: (branch: Node) => void): void {
  for (const one of readNodesOf(node)) if (isPart(one)) skip(one);
}

/** Says where the mode of a build is read, if that is done by its name. */
function noteMode(parameter: Node, body: Node, source: Source): void {
  if (parameter.type !== 'ObjectPattern' || !patternNames(parameter).includes('mode')) return;
  const found = readNodesOf(body).find(isNamed('mode'));
  if (found?.loc) source.mode?.read(found.loc.start.line);
}

function read(node: Node, source: Source, left: Left): FoundConfig[] {
  const { skip, leave } = left;
  const expression = unwrap(node);
  switch (expression.type) {
    case 'CallExpression': {
      const [first] = expression.arguments;
      const name = expression.callee.type === 'Identifier' ? expression.callee.name : '';
      if (first && /^define(Build)?Config$/.test(name)) return read(first, source, left);
      if (name === 'mergeConfig') {
        const [base, own] = expression.arguments.map((argument) => read(argument, source, left)[0]);
        if (base && own) return [merge(base, own)];
      }
      break;
    }
    case 'ArrowFunctionExpression':
    case 'FunctionExpression':
    case 'FunctionDeclaration': {
      const [first] = expression.params;
      const { mode } = source;
      // What Vite and tsup call a config with when they build.
      const known = { command: 'build', watch: false };
      const argument: Known = mode ? { ...known, mode: mode.name } : known;
      let scope: Source = first?.type === 'ObjectPattern' ? bind([first], [argument], source) : source;
      if (first && mode) noteMode(first, expression.body, source);
      if (scope.constants.has('watch') && !source.constants.has('watch'))
        skipParts(expression.body, isNamed('watch'), skip);
      if (first?.type === 'Identifier') {
        scope = { ...scope, options: first.name };
        skipParts(expression, (node) => isWatch(node, { $options: first }), skip);
      }
      const result = resultOf(expression.body, scope, skip, leave);
      if (result) {
        const constants = new Map(result.source.constants);
        skipParts(result.node, isServeTest, skip);
        // A constant of the file may have the same name.
        const own = source.constants.get('command');
        if (own) constants.set('command', own);
        return read(result.node, { ...result.source, constants }, left);
      }
      break;
    }
    case 'ArrayExpression':
      return expression.elements.flatMap((item) => {
        if (!item) return [];
        return read(item.type === 'SpreadElement' ? item.argument : item, source, left);
      });
    case 'Identifier': {
      const own = source.constants.get(expression.name) ?? source.functions.get(expression.name);
      if (own) return read(own, source, left);
    }
  }
  const value = readValue(expression, source);
  if (value.kind === 'array') {
    return value.items.filter((item): item is FoundConfig => item.kind === 'object' || item.kind === 'code');
  }
  return value.kind === 'object' || value.kind === 'code' ? [value] : [];
}

/** A config of Vite with another one on top. One that cannot be read stays a part that is noted. */
function merge(base: FoundConfig, own: FoundConfig): FoundConfig {
  if (base.kind === 'code') return own.kind === 'code' ? base : { ...own, unread: [...own.unread, base] };
  if (own.kind === 'code') return { ...base, unread: [...base.unread, own] };
  return mergeObjects(base, own);
}

/** As `mergeConfig` does: objects are merged, and lists are joined. */
const mergeObjects = (base: ObjectValue, own: ObjectValue): ObjectValue =>
  overlay(own, base, (value, before) => {
    if (before.kind === 'object' && value.kind === 'object') return mergeObjects(before, value);
    if (before.kind === 'array' && value.kind === 'array')
      return { ...value, items: [...before.items, ...value.items] };
    return value;
  });
