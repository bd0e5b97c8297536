import { Node, type TypeNode } from 'ts-morph';

/** The declared type of `Type['key']`. */
export function indexedTypeOf(node: TypeNode): TypeNode | undefined {
  if (!Node.isIndexedAccessTypeNode(node)) return undefined;
  const key = node.getIndexTypeNode().getText().slice(1, -1);
  const property = node.getObjectTypeNode().getType().getNonNullableType().getProperty(key)?.getDeclarations()[0];
  return Node.isPropertySignature(property) ? property.getTypeNode() : undefined;
}

/** The declaration that a type reference points at, through imports. */
export function declarationOf(node: TypeNode): Node | undefined {
  if (!Node.isTypeReference(node)) return undefined;
  const symbol = node.getTypeName().getSymbol();
  return (symbol?.getAliasedSymbol() ?? symbol)?.getDeclarations()[0];
}

/** True for the option types of Rslib and Rsbuild, whose keys a reader wants to see; false for those of the bundler. */
export function isOptionType(declaration: Node): boolean {
  return /@(rslib|rsbuild)\/core\/dist(-types)?\/types\/config\.d\.ts$/.test(declaration.getSourceFile().getFilePath());
}
