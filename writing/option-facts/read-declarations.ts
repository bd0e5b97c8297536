import { createRequire } from 'node:module';
import path from 'node:path';
import { Script } from 'node:vm';
import { Node, Project, type Type, type Symbol as TypeSymbol } from 'ts-morph';
import type { OptionFact } from '../../shared/option-facts/option-fact.ts';
import { printType } from './print-type.ts';

/** The facts about an option that its declaration states. */
export type DeclaredOption = {
  name: string;
  path: string[];
  /** Rslib's own option, or one that it passes to Rsbuild. */
  family: 'lib' | 'rsbuild';
  type: string;
  /** The text of `@default` if it is code. */
  default?: string;
  /** The text of `@default` if it is prose; then the default has to be measured. */
  defaultInWords?: string;
  place: OptionFact['place'];
  deprecated?: string;
  hasSubOptions: boolean;
};

/** Groups of Rsbuild options that the site documents key by key. */
const expandedGroups = ['resolve', 'source', 'output', 'tools', 'performance'];

/** Lists all options that `@rslib/core` declares: its own at any depth, Rsbuild's up to three keys deep. */
export function readDeclarations(): DeclaredOption[] {
  const manifest = createRequire(import.meta.url).resolve('@rslib/core/package.json');
  const project = new Project({
    skipAddingFilesFromTsConfig: true,
    compilerOptions: { moduleResolution: 100, module: 99, strict: true, skipLibCheck: true, types: [] },
  });
  const file = project.addSourceFileAtPath(path.join(path.dirname(manifest), 'dist-types/types/config.d.ts'));
  const top = file.getInterfaceOrThrow('RslibConfig').getType();
  const item = file.getInterfaceOrThrow('LibConfig').getType();
  const libOnly = file.getTypeAliasOrThrow('LibOnlyConfig').getType();

  const symbols = [...top.getProperties(), ...item.getProperties()];
  return [...new Map(symbols.map((symbol) => [symbol.getName(), symbol]))].flatMap(([name, symbol]) => {
    // `lib` is the list itself; options with an underscore are internal to Rsbuild.
    if (name === 'lib' || name.startsWith('_')) return [];
    const family = libOnly.getProperty(name) ? 'lib' : 'rsbuild';
    const place = !item.getProperty(name) ? 'top' : top.getProperty(name) ? 'both' : 'lib';
    const depth = family === 'lib' ? Infinity : expandedGroups.includes(name) ? 3 : 1;
    return readOption(symbol, { path: [name], name, family, place }, depth);
  });
}

type Position = Pick<DeclaredOption, 'path' | 'name' | 'family' | 'place'>;

function readOption(symbol: TypeSymbol, position: Position, depth: number): DeclaredOption[] {
  const declaration = symbol.getDeclarations()[0];
  if (!Node.isPropertySignature(declaration)) throw new Error(`${position.name} is not declared as a property`);
  const type = expandedGroups.includes(position.name) ? 'object' : printType(declaration.getTypeNodeOrThrow());
  const deprecated = tagText(symbol, 'deprecated');
  const replacement = deprecated && /`([^`]+)`/.exec(deprecated)?.[1];
  if (deprecated !== undefined && !replacement) throw new Error(`${position.name} is deprecated without a replacement`);
  const isExpanded = depth > 1 && (deprecated === undefined || position.family === 'lib');
  const subOptions = (isExpanded ? objectsIn(declaration.getType(), position.family) : []).flatMap((member) =>
    member.type.getProperties().flatMap((property) => {
      const key = property.getName();
      const name = `${position.name}${member.isElement ? '[]' : ''}.${key}`;
      return readOption(property, { ...position, path: [...position.path, key], name }, depth - 1);
    }),
  );
  return [
    {
      ...position,
      type,
      ...defaultOf(symbol, declaration),
      deprecated: replacement,
      hasSubOptions: subOptions.length > 0,
    },
    ...subOptions,
  ];
}

/** The option objects in a type, including unions and arrays, but not the bundler's own. */
function objectsIn(
  type: Type,
  family: DeclaredOption['family'],
  isElement = false,
): { type: Type; isElement: boolean }[] {
  if (type.isUnion()) return type.getUnionTypes().flatMap((member) => objectsIn(member, family, isElement));
  const element = type.getArrayElementType();
  if (element) return isElement ? [] : objectsIn(element, family, true);
  const declaration = type.getSymbol()?.getDeclarations()[0];
  const file = declaration?.getSourceFile().getFilePath() ?? '';
  // Rslib declares some options with types of the bundler.
  const isOptions = /@(rslib|rsbuild)\/core\//.test(file) || (family === 'lib' && Node.isTypeLiteral(declaration));
  return isOptions ? [{ type, isElement }] : [];
}

/** Reads the default from the option's own declaration, then from the one it narrows; prefers code over prose. */
function defaultOf(symbol: TypeSymbol, declaration: Node): Pick<DeclaredOption, 'default' | 'defaultInWords'> {
  const owner = declaration.getParent();
  const bases = Node.isInterfaceDeclaration(owner) ? owner.getBaseTypes() : [];
  const texts = [symbol, ...bases.map((base) => base.getProperty(symbol.getName()))]
    .flatMap((one) => one && (tagText(one, 'default') ?? tagText(one, 'defaultValue')))
    .filter((text) => text !== undefined);
  return { default: texts.map(defaultCode).find((code) => code !== undefined), defaultInWords: texts[0] };
}

function tagText(symbol: TypeSymbol, name: string): string | undefined {
  const tag = symbol.getJsDocTags().find((candidate) => candidate.getName() === name);
  return tag
    ?.getText()
    .map(({ text }) => text)
    .join('');
}

/**
 * Reads the text of a `@default` tag as code.
 *
 * @returns the code on one line, or undefined if the text is prose or a link
 */
function defaultCode(text: string): string | undefined {
  const fenced = /^```\w*\n([\s\S]+?)\n```$/.exec(text.trim())?.[1]?.replace(/^const \w+ = /, '');
  const code = (fenced ?? text.trim().replace(/^`([^`]+)`$/, '$1'))
    .replace(/;$/, '')
    .replace(/\s+/g, ' ')
    .replace(/,(?= [}\]])/g, '')
    .trim();
  try {
    new Script(`(${code})`);
    return code;
  } catch {
    return undefined;
  }
}
