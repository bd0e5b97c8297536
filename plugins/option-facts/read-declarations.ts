import { createRequire } from 'node:module';
import path from 'node:path';
import { type JSDocableNode, Node, Project, type Type, type TypeNode, type Symbol as TypeSymbol } from 'ts-morph';
import type { DeclaredOption } from '../../site/option-facts/option-fact.ts';
import { declarationOf, indexedTypeOf, isOptionType } from './declared-types.ts';
import { literalDefault } from './literal-default.ts';
import { type Aliases, printType } from './print-type.ts';

/** The groups of Rsbuild options that the site documents key by key. */
const expandedGroups = new Set(['resolve', 'source', 'output', 'tools', 'performance']);

/** Lists every option that `@rslib/core` declares: its own in full depth, Rsbuild's two keys deep. */
export function readDeclarations(): DeclaredOption[] {
  const manifest = createRequire(import.meta.url).resolve('@rslib/core/package.json');
  const project = new Project({
    skipAddingFilesFromTsConfig: true,
    compilerOptions: { moduleResolution: 100, module: 99, strict: true, skipLibCheck: true, types: [] },
  });
  const file = project.addSourceFileAtPath(path.join(path.dirname(manifest), 'dist-types/types/config.d.ts'));
  const top = file.getInterfaceOrThrow('RslibConfig').getType();
  const item = file.getInterfaceOrThrow('LibConfig').getType();
  const libOnly = new Set(
    file
      .getTypeAliasOrThrow('LibOnlyConfig')
      .getType()
      .getProperties()
      .map((symbol) => symbol.getName()),
  );

  const symbols = new Map(
    [...top.getProperties(), ...item.getProperties()].map((symbol) => [symbol.getName(), symbol]),
  );
  return [...symbols].flatMap(([name, symbol]) => {
    // `lib` is the list itself; a leading underscore is Rsbuild's mark for its own use.
    if (name === 'lib' || name.startsWith('_')) return [];
    const family = libOnly.has(name) ? 'lib' : 'rsbuild';
    const place = placeOf(name, top, item);
    const depth = family === 'lib' ? Infinity : expandedGroups.has(name) ? 3 : 1;
    return readOption(symbol, { path: [name], name, family, place }, depth);
  });
}

type Position = Pick<DeclaredOption, 'path' | 'name' | 'family' | 'place'>;

function readOption(symbol: TypeSymbol, position: Position, depth: number): DeclaredOption[] {
  const declaration = symbol.getDeclarations()[0];
  if (!Node.isPropertySignature(declaration)) throw new Error(`${position.name} is not declared as a property`);
  const typeNode = declaration.getTypeNodeOrThrow();
  const found: Aliases = {};
  const type = position.path.length === 1 && expandedGroups.has(position.name) ? 'object' : printType(typeNode, found);
  const aliases = Object.fromEntries(
    Object.entries(found).filter(([alias]) => new RegExp(`\\b${alias}\\b`).test(type)),
  );
  const deprecated = tagText(declaration, 'deprecated');
  const parts =
    depth > 1 && (deprecated === undefined || position.family === 'lib') ? objectParts(typeNode, position.family) : [];
  const subOptions = parts.flatMap(({ symbols, isElement }) =>
    symbols.flatMap((member) => {
      const key = member.getName().replace(/^['"]|['"]$/g, '');
      const name = `${position.name}${isElement ? '[]' : ''}.${key}`;
      return readOption(member, { ...position, path: [...position.path, key], name }, depth - 1);
    }),
  );
  return [
    {
      ...position,
      type,
      ...(Object.keys(aliases).length > 0 && { aliases }),
      ...defaultOf(symbol),
      ...(deprecated !== undefined && { deprecated: /`([^`]+)`/.exec(deprecated)?.[1] ?? '' }),
      hasSubOptions: subOptions.length > 0,
    },
    ...subOptions,
  ];
}

type Part = { symbols: TypeSymbol[]; isElement: boolean };

/** The option objects inside a type: through unions, aliases and lists, never into the bundler's own options. */
function objectParts(node: TypeNode, family: DeclaredOption['family'], isElement = false): Part[] {
  if (Node.isParenthesizedTypeNode(node)) return objectParts(node.getTypeNode(), family, isElement);
  if (Node.isUnionTypeNode(node))
    return node.getTypeNodes().flatMap((member) => objectParts(member, family, isElement));
  if (Node.isArrayTypeNode(node)) return objectParts(node.getElementTypeNode(), family, true);
  if (Node.isTypeLiteral(node)) return [{ symbols: node.getType().getProperties(), isElement }];
  if (Node.isIndexedAccessTypeNode(node)) {
    const target = indexedTypeOf(node);
    return target ? objectParts(target, family, isElement) : [];
  }
  if (!Node.isTypeReference(node)) return [];
  const [argument] = node.getTypeArguments();
  if (argument) return node.getTypeName().getText() === 'Array' ? objectParts(argument, family, true) : [];
  const declaration = declarationOf(node);
  if (Node.isInterfaceDeclaration(declaration)) {
    return /@(rslib|rsbuild)\/core\//.test(declaration.getSourceFile().getFilePath())
      ? [{ symbols: node.getType().getProperties(), isElement }]
      : [];
  }
  if (!Node.isTypeAliasDeclaration(declaration) || !(family === 'lib' || isOptionType(declaration))) return [];
  return objectParts(declaration.getTypeNodeOrThrow(), family, isElement);
}

function placeOf(name: string, top: Type, item: Type): DeclaredOption['place'] {
  if (!item.getProperty(name)) return 'top';
  return top.getProperty(name) ? 'both' : 'lib';
}

/** Looks at the overriding declaration first, then at the one it narrows; prefers code over prose. */
function defaultOf(symbol: TypeSymbol): Pick<DeclaredOption, 'default' | 'defaultInWords'> {
  const own = symbol.getDeclarations().find(Node.isPropertySignature);
  const owner = own?.getParent();
  const inherited = Node.isInterfaceDeclaration(owner)
    ? owner
        .getBaseTypes()
        .map((base) => base.getProperty(symbol.getName())?.getDeclarations().find(Node.isPropertySignature))
    : [];
  const texts = [own, ...inherited].flatMap((declaration) => {
    const text = declaration && (tagText(declaration, 'default') ?? tagText(declaration, 'defaultValue'));
    return text === undefined ? [] : [text];
  });
  const code = texts.map(literalDefault).find((literal) => literal !== undefined);
  if (code !== undefined) return { default: code };
  return texts[0] === undefined ? {} : { defaultInWords: texts[0] };
}

function tagText(node: JSDocableNode, name: string): string | undefined {
  const tag = node
    .getJsDocs()
    .flatMap((doc) => doc.getTags())
    .find((candidate) => candidate.getTagName() === name);
  return tag?.getCommentText();
}
