import ts from '@typescript/typescript6';
import { isDefineConfig, type Name } from './names-in.ts';

/** What an object is part of: a whole configuration, or a lib item. */
const CONFIGS = ['RslibConfig', 'UserConfig'];
const LIB_ITEM = 'LibConfig';

/**
 * The option that a name in a configuration sets.
 *
 * @returns its dotted name as in `option-facts.json`, such as `dts.bundle`, whether it is set in a lib item or at the top
 *   level, and `lib` for the list of lib items; undefined for names that set no option, such as those in a function or in
 *   the options of a plugin
 */
export function optionAt(name: Name): string | undefined {
  const property = name.parent;
  const isKey = ts.isPropertyAssignment(property) || ts.isShorthandPropertyAssignment(property);
  const isMethod = ts.isMethodDeclaration(property);
  if (!(isKey || isMethod) || property.name !== name) return undefined;
  const path = pathTo(property.parent as ts.ObjectLiteralExpression, [name.text]);
  return path && (path.join('.').replace(/^lib\./, '') || undefined);
}

/** The names that lead from a configuration, or a lib item, to what `object` contains at `path`. */
function pathTo(object: ts.Expression, path: readonly string[]): readonly string[] | undefined {
  const { parent } = object;
  if (ts.isParenthesizedExpression(parent) || ts.isConditionalExpression(parent)) return pathTo(parent, path);
  if (ts.isArrayLiteralExpression(parent)) return pathTo(parent, path);
  if (ts.isSatisfiesExpression(parent) || ts.isAsExpression(parent))
    return pathOf(parent.type, path) ?? pathTo(parent, path);
  if (ts.isPropertyAssignment(parent)) return pathTo(parent.parent, [parent.name.getText(), ...path]);
  if (ts.isVariableDeclaration(parent)) return pathOf(parent.type, path);
  if (ts.isExportAssignment(parent)) return path;
  if (ts.isCallExpression(parent)) return isDefineConfig(parent) ? path : undefined;
  if (ts.isArrowFunction(parent)) return isDefineConfig(parent.parent) ? path : undefined;
  if (ts.isReturnStatement(parent)) return isDefineConfig(parent.parent.parent.parent) ? path : undefined;
  return undefined;
}

function pathOf(type: ts.TypeNode | undefined, path: readonly string[]): readonly string[] | undefined {
  const words = type?.getText() ?? '';
  const isOne = [...CONFIGS, LIB_ITEM].some((name) => new RegExp(`\\b${name}\\b`).test(words));
  return isOne ? path : undefined;
}

/** Whether a source is a configuration of Rslib. */
export function isRslibConfig(file: ts.SourceFile): boolean {
  return file.statements.some(
    (one) =>
      ts.isImportDeclaration(one) &&
      ts.isStringLiteral(one.moduleSpecifier) &&
      one.moduleSpecifier.text === '@rslib/core',
  );
}
