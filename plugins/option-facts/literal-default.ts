import { type Expression, Node, Project, SyntaxKind } from 'ts-morph';

const project = new Project({ useInMemoryFileSystem: true });
/** Roots that a documented default may refer to; any other name is prose or an internal of the tool. */
const knownNames = new Set([
  'undefined',
  'process',
  'source',
  'output',
  'server',
  'resolve',
  'rootPath',
  'path',
  'require',
]);

/**
 * Reads the text of a `@default` tag as code.
 *
 * @returns the code on one line, or `undefined` when the text is prose, a link, or names something internal.
 */
export function literalDefault(text: string): string | undefined {
  const fenced = /^```\w*\n([\s\S]+?)\n```$/.exec(text.trim())?.[1];
  const bare = fenced?.replace(/^const \w+ = /, '').replace(/;$/, '') ?? text.trim().replace(/^`([^`]+)`$/, '$1');
  const code = bare
    .replace(/;$/, '')
    .replace(/\s+/g, ' ')
    .replace(/,(?= [}\]])/g, '')
    .trim();
  if (!code) return undefined;

  const file = project.createSourceFile('default.ts', `(${code})`, { overwrite: true });
  const statements = file.getStatements();
  const [statement] = statements;
  if (statements.length !== 1 || !Node.isExpressionStatement(statement)) return undefined;
  if (statement.getExpression().getText() !== `(${code})`) return undefined;
  if (project.getProgram().getSyntacticDiagnostics(file).length > 0) return undefined;
  return namesOnlyTheKnown(statement.getExpression()) ? code : undefined;
}

function namesOnlyTheKnown(expression: Expression): boolean {
  const identifiers = expression.getDescendantsOfKind(SyntaxKind.Identifier);
  const parameters = expression.getDescendantsOfKind(SyntaxKind.Parameter).map((parameter) => parameter.getName());
  return identifiers.every((identifier) => {
    const parent = identifier.getParent();
    const isKey = Node.isPropertyAssignment(parent) && parent.getNameNode() === identifier;
    const isMember = Node.isPropertyAccessExpression(parent) && parent.getNameNode() === identifier;
    const name = identifier.getText();
    return isKey || isMember || Node.isTypeReference(parent) || parameters.includes(name) || knownNames.has(name);
  });
}
