import { type ParserPlugin, parse } from '@babel/parser';
import type { Node, Statement } from '@babel/types';
import type { PastedFile } from '../types.ts';
import { applyChanges, assignedIn } from './changes.ts';
import { freeNames, patternNames, unwrap } from './trees.ts';
import { readValue, type Source, truthOf } from './values.ts';

/** The most constants that are looked up: each of a few lines could stand for the one before twice. */
const MOST_READS = 20_000;

/** A syntax error. `line` is from 1. */
export interface SyntaxFault {
  line: number;
  message: string;
}

/**
 * Parses a config. Files without a name may be TypeScript.
 *
 * @param fieldAt the texts of the pasted `package.json`, by their paths
 * @returns the file, or the first error in it
 * @throws a `RangeError` if it is nested too deeply
 */
export function readSource(
  { name, text: pasted }: PastedFile,
  fieldAt: (path: readonly string[]) => string | undefined = () => undefined,
): Source | SyntaxFault {
  const plugins: ParserPlugin[] = ['typescript', 'decorators'];
  const text = name.endsWith('.json') ? `export default ${pasted}` : pasted;
  if (/\.[jt]sx$/.test(name)) plugins.push('jsx');
  let body: Statement[];
  try {
    const options = {
      sourceType: 'unambiguous',
      allowReturnOutsideFunction: true,
      allowAwaitOutsideFunction: true,
    } as const;
    body = parse(text, { ...options, plugins }).program.body;
  } catch (error) {
    const { loc, message } = error as { loc?: { line: number }; message: string };
    if (!loc) throw error;
    return { line: loc.line, message: message.replace(/\s*\(\d+:\d+\)$/, '') };
  }
  const declarations = new Map<string, Statement>();
  const constants = new Map<string, Node>();
  const functions = new Map<string, Node>();
  const originals = new Map<string, string>();
  const modules = new Map<string, string>();
  const assigned = assignedIn(body);
  for (const statement of body) {
    const declared = statement.type === 'ExportNamedDeclaration' ? (statement.declaration ?? statement) : statement;
    if (declared.type === 'ImportDeclaration' && declared.importKind !== 'type') {
      for (const specifier of declared.specifiers) {
        const { local } = specifier;
        if (specifier.type === 'ImportSpecifier' && specifier.imported.type === 'Identifier') {
          originals.set(local.name, specifier.imported.name);
        }
        declarations.set(local.name, statement);
        modules.set(local.name, declared.source.value);
      }
    } else if (declared.type === 'VariableDeclaration') {
      for (const { id, init } of declared.declarations) {
        for (const name of patternNames(id)) {
          declarations.set(name, statement);
          const required = init ? requiredModule(init) : undefined;
          if (required) modules.set(name, required);
          else if (id.type === 'Identifier' && init && !assigned.has(name)) constants.set(name, init);
        }
      }
    } else if (
      (declared.type === 'FunctionDeclaration' ||
        declared.type === 'ClassDeclaration' ||
        declared.type === 'TSEnumDeclaration') &&
      declared.id
    ) {
      declarations.set(declared.id.name, statement);
      if (declared.type === 'FunctionDeclaration') functions.set(declared.id.name, declared);
    }
  }
  const being = new Set<string>();
  let reads = 0;
  const textOf = (node: Node) => text.slice(node.start ?? 0, node.end ?? 0);
  const source: Source = {
    file: name,
    body,
    statements: [],
    names: new Set(declarations.keys()),
    functions,
    constants,
    moduleOf: (name) => modules.get(name),
    textOf,
    fieldOf: (name, path) => {
      const constant = constants.get(name);
      const from = modules.get(name) ?? (constant ? textOf(constant) : '');
      const imported = originals.get(name) ?? 'default';
      const whole = imported === 'default' ? path : [imported, ...path];
      return /(^|['"/])package\.json\b/.test(from) ? fieldAt(whole) : undefined;
    },
    pathMethodOf: (callee) => {
      const [root = '', method] = callee.split('.');
      const isPath = /^(node:)?path(\/posix)?$|^pathe$/.test(modules.get(root) ?? '');
      return isPath ? (method ?? originals.get(root) ?? root) : undefined;
    },
    isReading: (constant) => being.has(constant) || reads++ > MOST_READS,
    reading: (constant, read) => {
      being.add(constant);
      try {
        return read();
      } finally {
        being.delete(constant);
      }
    },
    declarationsOf: (names) => {
      const needed = new Set<Statement>();
      const queue = [...names];
      for (const name of queue) {
        const statement = declarations.get(name);
        if (!statement || needed.has(statement)) continue;
        needed.add(statement);
        if (statement.type !== 'ImportDeclaration') queue.push(...freeNames(statement));
      }
      return body.filter((statement) => needed.has(statement));
    },
  };
  const isOn = (test: Node) => truthOf(readValue(test, source));
  const others = body.filter((statement) => !isDeclaration(statement) && !isAside(statement, textOf));
  return { ...source, statements: applyChanges(others, constants, isOn) };
}

const isDeclaration = ({ type }: Statement) => /^(Import|Export|TS)|Declaration$|^EmptyStatement$/.test(type);

/** What sets the exports, or prints something. */
const isAside = (statement: Statement, textOf: (node: Node) => string) =>
  statement.type === 'ExpressionStatement' &&
  /^(module\.exports|exports\.\w+)\s*=|^console\.\w+\(|^Object\.defineProperty\(\s*exports\b/.test(textOf(statement));

/** The package of `require('…')`. */
function requiredModule(node: Node): string | undefined {
  const call = unwrap(node);
  if (call.type === 'MemberExpression') return requiredModule(call.object);
  const [first] = call.type === 'CallExpression' ? call.arguments : [];
  const isRequire =
    call.type === 'CallExpression' && call.callee.type === 'Identifier' && call.callee.name === 'require';
  return isRequire && first?.type === 'StringLiteral' ? first.value : undefined;
}
