import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from '@babel/parser';
import { type Node, traverseFast } from '@babel/types';

/**
 * The files of this project that a source file needs: those that it imports by a relative path, at once or later, and what
 * they import in turn.
 *
 * @param entry its absolute path
 * @param isWanted whether a file, by its absolute path, is listed and its imports followed; all are if it is left out
 * @returns absolute paths, the entry among them
 */
export function importedFiles(entry: string, isWanted: (file: string) => boolean = () => true): Set<string> {
  const files = new Set<string>();
  const add = (file: string): void => {
    if (files.has(file) || !isWanted(file)) return;
    files.add(file);
    for (const target of importsOf(readFileSync(file, 'utf8'))) {
      const base = path.resolve(path.dirname(file), target);
      const found = ['', '.ts', '.tsx', '.js', '.jsx', '/index.ts', '/index.tsx']
        .map((end) => base + end)
        .find((one) => /\.[jt]sx?$/.test(one) && existsSync(one));
      if (found) add(found);
    }
  };
  add(entry);
  return files;
}

/** The relative paths that a source imports code from. */
function importsOf(source: string): string[] {
  const targets: (string | undefined)[] = [];
  for (const node of nodesIn(source)) {
    if (node.type === 'ImportDeclaration' && node.importKind !== 'type') targets.push(node.source.value);
    if ((node.type === 'ExportNamedDeclaration' || node.type === 'ExportAllDeclaration') && node.exportKind !== 'type')
      targets.push(node.source?.value);
    if (node.type === 'ImportExpression' && node.source.type === 'StringLiteral') targets.push(node.source.value);
  }
  return targets.filter((target): target is string => target?.startsWith('.') ?? false);
}

/** All nodes of a source; none if it cannot be parsed, which its compilation reports. */
export function nodesIn(source: string): Node[] {
  const nodes: Node[] = [];
  try {
    const tree = parse(source, { sourceType: 'module', plugins: ['typescript', 'jsx'], createImportExpressions: true });
    traverseFast(tree, (node) => void nodes.push(node));
  } catch {
    return [];
  }
  return nodes;
}
