import type { Expression, Node } from '@babel/types';
import { type ObjectValue, readValue, returned, type Source, unwrap, type Value } from './values.ts';

/** A config that a file exports, or what cannot be read of it. */
export type FoundConfig = ObjectValue | (Value & { kind: 'code' });

/** Finds what a file exports: one config or a list, in `defineConfig`, in a function or alone. */
export function findConfigs(source: Source): FoundConfig[] {
  for (const statement of source.body) {
    if (statement.type === 'ExportDefaultDeclaration') return read(statement.declaration, source);
    if (statement.type === 'TSExportAssignment') return read(statement.expression, source);
    if (statement.type !== 'ExpressionStatement' || statement.expression.type !== 'AssignmentExpression') continue;
    const { left, right } = statement.expression;
    if (/^(module\.exports|exports\.default)$/.test(source.textOf(left))) return read(right, source);
  }
  return [];
}

function read(node: Node, source: Source): FoundConfig[] {
  const expression = unwrap(node);
  switch (expression.type) {
    case 'CallExpression': {
      const [first] = expression.arguments;
      const name = expression.callee.type === 'Identifier' ? expression.callee.name : '';
      if (first && /^define(Build)?Config$/.test(name)) return read(first, source);
      break;
    }
    case 'ArrowFunctionExpression':
    case 'FunctionExpression':
    case 'FunctionDeclaration': {
      const inner = scopeOf(expression.body, source);
      const result = returned(expression.body) ?? lastReturn(expression.body);
      if (result) return read(result, inner);
      break;
    }
    case 'ArrayExpression':
      return expression.elements.flatMap((item) => {
        if (!item) return [];
        return item.type === 'SpreadElement' ? read(item.argument, source) : read(item as Expression, source);
      });
    case 'Identifier': {
      const constant = source.constants.get(expression.name);
      if (constant) return read(constant, source);
    }
  }
  const value = readValue(expression, source);
  if (value.kind === 'array')
    return value.items.filter((item): item is FoundConfig => item.kind === 'object' || item.kind === 'code');
  return value.kind === 'object' || value.kind === 'code' ? [value] : [];
}

/** The constants of a function, in addition to those of its file. */
function scopeOf(body: Node, source: Source): Source {
  if (body.type !== 'BlockStatement') return source;
  const constants = new Map(source.constants);
  for (const statement of body.body) {
    if (statement.type !== 'VariableDeclaration' || statement.kind !== 'const') continue;
    for (const { id, init } of statement.declarations)
      if (id.type === 'Identifier' && init) constants.set(id.name, init);
  }
  return { ...source, constants };
}

/** What a function returns at its end, if it returns nothing before. */
function lastReturn(body: Node): Node | undefined {
  if (body.type !== 'BlockStatement') return undefined;
  const last = body.body.at(-1);
  const isPlain = body.body
    .slice(0, -1)
    .every(({ type }) => type === 'VariableDeclaration' || type === 'FunctionDeclaration');
  return isPlain && last?.type === 'ReturnStatement' ? (last.argument ?? undefined) : undefined;
}
