import { Node, type TypeNode } from 'ts-morph';
import { declarationOf, indexedTypeOf, isOptionType } from './declared-types.ts';
import { isFunction, listOf, splitUnion } from './printed-types.ts';

const inlineLimit = 90;
const optionTypeLimit = 140;
const depthLimit = 5;
const transparentGenerics = new Set(['Readonly', 'NonNullable', 'Required', 'Partial']);
/** An object of which only the keys are shown. */
const keyList = /\{ [\w?', ]+ \}/;

/** Collects the long unions of literals that a printed type refers to by name. */
export type Aliases = Record<string, string>;
type Substitutes = ReadonlyMap<string, string>;
type Print = (node: TypeNode) => string;

/** The aliases being expanded at this moment; some types of the bundler contain themselves. */
const open = new Set<Node>();

/**
 * Prints a declared type as one short line of TypeScript.
 *
 * Works on the syntax and not on the checker's types, because the checker forgets the order of a union and the
 * names of aliases. Short aliases are expanded; an object with too many keys becomes `{ a?, b? }`.
 */
export function printType(node: TypeNode, aliases: Aliases, substitutes: Substitutes = new Map()): string {
  const print: Print = (inner) => printType(inner, aliases, substitutes);

  if (Node.isParenthesizedTypeNode(node)) return print(node.getTypeNode());
  if (Node.isUnionTypeNode(node)) {
    const members = node.getTypeNodes().flatMap((member) => splitUnion(print(member)));
    return [...new Set(members.map((member) => (isFunction(member) ? `(${member})` : member)))].join(' | ');
  }
  if (Node.isArrayTypeNode(node)) return listOf(print(node.getElementTypeNode()));
  if (Node.isTypeLiteral(node)) return printObject(node, print);
  if (Node.isFunctionTypeNode(node)) {
    const parameters = node.getParameters().map((parameter) => {
      const type = parameter.getTypeNode();
      // What a callback receives is better known by its name than by its keys.
      const isNamed = Node.isTypeReference(type) && !substitutes.has(type.getTypeName().getText());
      const printed = isNamed ? type.getText() : type && print(type);
      return `${parameter.getName()}${parameter.isOptional() ? '?' : ''}: ${printed ?? 'unknown'}`;
    });
    return `(${parameters.join(', ')}) => ${print(node.getReturnTypeNodeOrThrow())}`;
  }
  if (Node.isIntersectionTypeNode(node)) {
    // `string & Record<never, never>` is how the declarations keep completion for `'auto' | string`.
    return node
      .getTypeNodes()
      .map(print)
      .filter((part) => part !== 'Record<never, never>')
      .join(' & ');
  }
  if (Node.isIndexedAccessTypeNode(node)) {
    const type = indexedTypeOf(node);
    return type ? print(type) : node.getText();
  }
  if (Node.isTypeReference(node)) {
    const known = substitutes.get(node.getTypeName().getText());
    return known ?? printReference(node, aliases, print);
  }
  return node.getText().replace(/\s+/g, ' ');
}

function printObject(node: TypeNode, print: Print): string {
  const members = node
    .getType()
    .getProperties()
    .flatMap((symbol) => {
      const property = symbol.getDeclarations()[0];
      if (!Node.isPropertySignature(property)) return [];
      const key = `${property.getName()}${property.hasQuestionToken() ? '?' : ''}`;
      return [{ key, full: `${key}: ${print(property.getTypeNodeOrThrow())}` }];
    });
  const full = `{ ${members.map((member) => member.full).join('; ')} }`;
  return full.length <= inlineLimit ? full : `{ ${members.map((member) => member.key).join(', ')} }`;
}

function printReference(node: TypeNode, aliases: Aliases, print: Print): string {
  if (!Node.isTypeReference(node)) return node.getText();
  const name = node
    .getTypeName()
    .getText()
    .replace(/^Rspack\./, '');
  const args = node.getTypeArguments().map(print);
  const [first] = args;
  if (first && name === 'Array') return listOf(first);
  if (first && transparentGenerics.has(name)) return first;

  const plain = first ? `${name}<${args.join(', ')}>` : name;
  const declaration = declarationOf(node);
  const body = Node.isTypeAliasDeclaration(declaration) ? declaration.getTypeNode() : undefined;
  const isBuiltIn = declaration?.getSourceFile().getFilePath().includes('/typescript/lib/');
  if (
    !Node.isTypeAliasDeclaration(declaration) ||
    !body ||
    isBuiltIn ||
    open.has(declaration) ||
    open.size > depthLimit
  )
    return plain;

  open.add(declaration);
  const parameters = declaration.getTypeParameters().map((parameter) => parameter.getName());
  const expanded = printType(
    body,
    aliases,
    new Map(parameters.map((parameter, at) => [parameter, args[at] ?? 'unknown'])),
  );
  open.delete(declaration);
  const isRecursive = new RegExp(`\\b${declaration.getName()}\\b`).test(expanded);
  const isReadable = isOptionType(declaration)
    ? expanded.length <= optionTypeLimit
    : expanded.length <= inlineLimit && !keyList.test(expanded);
  if (!isRecursive && isReadable) return expanded;
  if (splitUnion(expanded).every((member) => member.startsWith("'"))) aliases[name] = expanded;
  return plain;
}
