import { Node, type TypeNode, type TypeReferenceNode } from 'ts-morph';

const INLINE_LIMIT = 90;
const OPTION_TYPE_LIMIT = 160;

/** The members of a printed union; functions are in parentheses. */
type Members = string[];

const textOf = (members: Members) =>
  members.length === 1 ? (members[0] ?? '').replace(/^\((\(.*)\)$/, '$1') : members.join(' | ');
const listOf = (members: Members) => [members.length === 1 ? `${members[0]}[]` : `(${members.join(' | ')})[]`];

/** Whether a type is one of Rslib's or Rsbuild's option types, whose keys readers want to see, unlike the bundler's. */
const isOptionType = (declaration: Node) =>
  /@(rslib|rsbuild)\/core\/dist(-types)?\/types\/config\.d\.ts$/.test(declaration.getSourceFile().getFilePath());

/**
 * Prints a declared type as one short line of TypeScript.
 *
 * Works on syntax rather than on the checker's types, because the checker loses the order of unions and the names of
 * aliases. Short aliases are expanded; an object that is too long becomes `{ a?, b? }`.
 */
export function printType(node: TypeNode): string {
  /** The aliases currently being expanded; some bundler types are recursive. */
  const open: Node[] = [];
  return textOf(membersOf(node, new Map()));

  function membersOf(node: TypeNode, substitutes: ReadonlyMap<string, Members>): Members {
    const visit = (inner: TypeNode) => membersOf(inner, substitutes);
    const print = (inner: TypeNode) => textOf(visit(inner));

    if (Node.isParenthesizedTypeNode(node)) return visit(node.getTypeNode());
    if (Node.isUnionTypeNode(node)) return node.getTypeNodes().flatMap(visit);
    if (Node.isArrayTypeNode(node)) return listOf(visit(node.getElementTypeNode()));
    if (Node.isTypeLiteral(node)) return [printObject(node, print)];
    if (Node.isFunctionTypeNode(node)) {
      const parameters = node.getParameters().map((parameter) => {
        const type = parameter.getTypeNodeOrThrow();
        // The name of a callback's argument type says more than its keys.
        const isNamed = Node.isTypeReference(type) && !substitutes.has(type.getTypeName().getText());
        return `${parameter.getName()}${parameter.isOptional() ? '?' : ''}: ${isNamed ? type.getText() : print(type)}`;
      });
      return [`((${parameters.join(', ')}) => ${print(node.getReturnTypeNodeOrThrow())})`];
    }
    if (Node.isIntersectionTypeNode(node)) {
      // The declarations use `string & Record<never, never>` to keep completion for `'auto' | string`.
      const parts = node.getTypeNodes().map(print);
      return [parts.filter((part) => part !== 'Record<never, never>').join(' & ')];
    }
    if (Node.isIndexedAccessTypeNode(node)) {
      const key = node.getIndexTypeNode().getText().slice(1, -1);
      const property = node.getObjectTypeNode().getType().getNonNullableType().getProperty(key)?.getDeclarations()[0];
      return Node.isPropertySignature(property) ? visit(property.getTypeNodeOrThrow()) : [node.getText()];
    }
    if (Node.isTypeReference(node)) {
      return (
        substitutes.get(node.getTypeName().getText()) ?? referenceMembers(node, node.getTypeArguments().map(visit))
      );
    }
    return [node.getText().replace(/\s+/g, ' ')];
  }

  function referenceMembers(node: TypeReferenceNode, args: Members[]): Members {
    const name = node
      .getTypeName()
      .getText()
      .replace(/^Rspack\./, '');
    const [first] = args;
    if (first && name === 'Array') return listOf(first);

    const plain = first ? `${name}<${args.map(textOf).join(', ')}>` : name;
    const symbol = node.getTypeName().getSymbol();
    const declaration = (symbol?.getAliasedSymbol() ?? symbol)?.getDeclarations()[0];
    if (!Node.isTypeAliasDeclaration(declaration) || open.includes(declaration)) return [plain];
    // Printed by name: Record, Omit and others that TypeScript itself declares.
    if (declaration.getSourceFile().getFilePath().includes('/typescript/lib/')) return [plain];

    const parameters = declaration
      .getTypeParameters()
      .map((parameter, at) => [parameter.getName(), args[at] ?? ['unknown']] as const);
    open.push(declaration);
    const members = membersOf(declaration.getTypeNodeOrThrow(), new Map(parameters));
    open.pop();
    const limit = isOptionType(declaration) ? OPTION_TYPE_LIMIT : INLINE_LIMIT;
    return textOf(members).length <= limit ? members : [plain];
  }
}

function printObject(node: TypeNode, print: (node: TypeNode) => string): string {
  const members = node
    .getType()
    .getProperties()
    .flatMap((symbol) => symbol.getDeclarations().slice(0, 1))
    .filter(Node.isPropertySignature)
    .map((property) => {
      const key = `${property.getName()}${property.hasQuestionToken() ? '?' : ''}`;
      return { key, full: `${key}: ${print(property.getTypeNodeOrThrow())}` };
    });
  const full = `{ ${members.map((member) => member.full).join('; ')} }`;
  return full.length <= INLINE_LIMIT ? full : `{ ${members.map((member) => member.key).join(', ')} }`;
}
