import ts from '@typescript/typescript6';

/** A name in a source file: an identifier, or a quoted name of a property. */
export type Name = ts.Identifier | ts.StringLiteral;

/**
 * The names of a file in their order. Comments do not count, so a file whose comments are translated has the same ones.
 */
export function namesIn(file: ts.SourceFile): Name[] {
  const names: Name[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node) || isQuotedProperty(node)) names.push(node);
    ts.forEachChild(node, visit);
  };
  visit(file);
  return names;
}

function isQuotedProperty(node: ts.Node): node is ts.StringLiteral {
  return ts.isStringLiteral(node) && ts.isPropertyAssignment(node.parent) && node.parent.name === node;
}

/** @param file its name, whose ending says how it is parsed */
export function parseSource(file: string, text: string): ts.SourceFile {
  return ts.createSourceFile(file, text, ts.ScriptTarget.ESNext, true);
}

/**
 * Whether a name in a configuration is `defineConfig`, an option, or a name below an option. To tell its type, the compiler
 * would infer the whole configuration from its values, and nobody could read it.
 */
export function isConfigured({ text, parent }: Name): boolean {
  if (text === 'defineConfig') return true;
  if (!ts.isObjectLiteralElement(parent)) return false;
  let node: ts.Node = parent;
  while (isData(node)) node = node.parent;
  return !ts.isCallExpression(node) || isDefineConfig(node);
}

function isData(node: ts.Node): boolean {
  return (
    ts.isObjectLiteralElement(node) ||
    ts.isObjectLiteralExpression(node) ||
    ts.isArrayLiteralExpression(node) ||
    ts.isParenthesizedExpression(node) ||
    ts.isConditionalExpression(node)
  );
}

/** Whether a node is a call that takes configurations and returns one. */
export function isDefineConfig(node: ts.Node | undefined): boolean {
  return (
    node !== undefined &&
    ts.isCallExpression(node) &&
    /^(?:defineConfig|mergeRslibConfig)$/.test(node.expression.getText())
  );
}
