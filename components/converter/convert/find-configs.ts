import type { Node } from '@babel/types';
import {
  bind,
  type Known,
  type ObjectValue,
  overlay,
  readValue,
  resultOf,
  type Source,
  unwrap,
  type Value,
} from './values.ts';

/** A config that a file exports, or what cannot be read of it. */
export type FoundConfig = ObjectValue | (Value & { kind: 'code' });

/**
 * Finds what a file exports: one config or a list, in `defineConfig`, in a function or alone.
 *
 * @param skip called with each branch of a function that does not apply to a build
 * @param mode that of the build, for Vite
 */
export function findConfigs(
  source: Source,
  skip: (branch: { code: string; line: number }) => void = () => {},
  mode?: { name: string; read(line: number): void },
): FoundConfig[] {
  if (mode) return findConfigs({ ...source, mode }, skip);
  const skipped = (node: Node) => skip({ code: source.textOf(node), line: node.loc?.start.line ?? 1 });
  for (const statement of source.body) noteMatches(statement, /\bprocess\.env\.ROLLUP_WATCH\b/g, source, skipped);
  for (const statement of source.body) {
    if (statement.type === 'ExportDefaultDeclaration') return read(statement.declaration, source, skipped);
    if (statement.type === 'TSExportAssignment') return read(statement.expression, source, skipped);
    if (statement.type !== 'ExpressionStatement' || statement.expression.type !== 'AssignmentExpression') continue;
    const { left, right } = statement.expression;
    if (/^(module\.exports|exports\.default)$/.test(source.textOf(left))) return read(right, source, skipped);
  }
  return [];
}

/** What Vite calls a config with when it builds. Only whole branches are chosen by it, and those that are not are noted. */
const ARGUMENT = { command: 'build' };

/** A question whether Vite serves. */
const SERVE = /(?<![\w$.'"-])command\s*[!=]==?\s*['"]serve['"]/g;

/** `watch` as a name, and not as a part of something. */
const WATCH = /(?<![\w$.'"-])watch\b(?!\s*:)/g;

/** Notes where a config asks whether it is to watch, which is answered as for a build. */
function noteMatches(node: Node, pattern: RegExp, source: Source, skip: (branch: Node) => void): void {
  const text = source.textOf(node);
  for (const { index, 0: found } of text.matchAll(pattern)) {
    const start = (node.start ?? 0) + index;
    const line = (node.loc?.start.line ?? 1) + text.slice(0, index).split('\n').length - 1;
    skip({ type: 'Identifier', name: found, start, end: start + found.length, loc: { start: { line } } } as Node);
  }
}

/** Says where the mode of a build is read, if that is done by its name. */
function noteMode(parameter: Node, body: Node, source: Source): void {
  const isNamed = parameter.type === 'ObjectPattern' && /[{\s,]mode[\s,}]/.test(source.textOf(parameter));
  const text = source.textOf(body);
  const found = isNamed ? /(?<![\w$.'"-])mode\b(?!\s*:)/.exec(text) : null;
  if (found) source.mode?.read((body.loc?.start.line ?? 1) + text.slice(0, found.index).split('\n').length - 1);
}

/** `options.watch`, by the name of the options. */
const watchOf = (options: string) => new RegExp(`(?<![\\w$.])${options.replaceAll('$', '\\$')}\\??\\.watch\\b`, 'g');

function read(node: Node, source: Source, skip: (branch: Node) => void): FoundConfig[] {
  const expression = unwrap(node);
  switch (expression.type) {
    case 'CallExpression': {
      const [first] = expression.arguments;
      const name = expression.callee.type === 'Identifier' ? expression.callee.name : '';
      if (first && /^define(Build)?Config$/.test(name)) return read(first, source, skip);
      if (name === 'mergeConfig') {
        const [base, own] = expression.arguments.map((argument) => read(argument, source, skip)[0]);
        if (base && own) return [merge(base, own)];
      }
      break;
    }
    case 'ArrowFunctionExpression':
    case 'FunctionExpression':
    case 'FunctionDeclaration': {
      const [first] = expression.params;
      const { mode } = source;
      const known = { ...ARGUMENT, watch: false };
      const argument: Known = mode ? { ...known, mode: mode.name } : known;
      let scope: Source = first?.type === 'ObjectPattern' ? bind([first], [argument], source) : source;
      if (first && mode) noteMode(first, expression.body, source);
      if (scope.constants.has('watch') && !source.constants.has('watch'))
        noteMatches(expression.body, WATCH, source, skip);
      if (first?.type === 'Identifier') {
        scope = { ...scope, options: first.name };
        noteMatches(expression, watchOf(first.name), source, skip);
      }
      const result = resultOf(expression.body, scope, skip);
      if (result) {
        const constants = new Map(result.source.constants);
        noteMatches(result.node, SERVE, source, skip);
        for (const name of Object.keys(ARGUMENT)) {
          // A constant of the file may have the same name.
          const own = source.constants.get(name);
          if (own) constants.set(name, own);
        }
        return read(result.node, { ...result.source, constants }, skip);
      }
      break;
    }
    case 'ArrayExpression':
      return expression.elements.flatMap((item) => {
        if (!item) return [];
        return read(item.type === 'SpreadElement' ? item.argument : item, source, skip);
      });
    case 'Identifier': {
      const own = source.constants.get(expression.name) ?? source.functions.get(expression.name);
      if (own) return read(own, source, skip);
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
