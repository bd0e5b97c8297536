import { existsSync } from 'node:fs';
import path from 'node:path';
import ts from '@typescript/typescript6';
import { isConfigured, namesIn } from './names-in.ts';
import { isRslibConfig } from './option-at.ts';

/** Options of an example's tsconfig that decide what its names mean; all others are the same for all examples. */
const OWN_OPTIONS = ['baseUrl', 'experimentalDecorators', 'jsx', 'jsxImportSource', 'paths', 'pathsBasePath'];

/** Characters of a type; what is longer is cut, since nobody reads it in passing. */
const LONGEST = 400;

const ROOT = path.join(import.meta.dirname, '../..');

/** The types of the names of a file, in the order of `namesIn`; undefined where none helps. */
export type NameTypes = readonly (string | undefined)[];

/**
 * Reads the types of sources with the compiler's language service.
 *
 * @param prepared files that will be asked for, with absolute paths; to know them at once saves time
 */
export function typeReader(prepared: readonly string[] = []): (file: string, text?: string) => NameTypes {
  const services = new Map<string, Service>();
  const serviceOf = (file: string) => {
    const options = ownOptions(file);
    const key = JSON.stringify(options);
    const service = services.get(key) ?? createService(options);
    services.set(key, service);
    return service;
  };
  for (const file of prepared) serviceOf(file).add(file);
  /** Of files; a page in each language asks for them. */
  const known = new Map<string, NameTypes>();
  return (file, text) => {
    const types = known.get(file) ?? serviceOf(file).typesIn(file, text);
    if (text === undefined) known.set(file, types);
    return types;
  };
}

interface Service {
  add(file: string, text?: string): void;
  typesIn(file: string, text?: string): NameTypes;
}

const registry = ts.createDocumentRegistry();

function createService(own: ts.CompilerOptions): Service {
  const options: ts.CompilerOptions = {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    target: ts.ScriptTarget.ESNext,
    module: ts.ModuleKind.Preserve,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    jsx: ts.JsxEmit.ReactJSX,
    allowImportingTsExtensions: true,
    allowArbitraryExtensions: true,
    resolveJsonModule: true,
    types: ['node'],
    ...own,
  };
  /** Texts by file; undefined for those that are read from the disk. */
  const files = new Map<string, string | undefined>();
  const read = (file: string) => files.get(file) ?? ts.sys.readFile(file);
  const service = ts.createLanguageService(
    {
      getCompilationSettings: () => options,
      getCurrentDirectory: () => ROOT,
      getDefaultLibFileName: ts.getDefaultLibFilePath,
      getScriptFileNames: () => [...files.keys()],
      getScriptVersion: (file) => files.get(file) ?? '',
      getScriptSnapshot: (file) => {
        const text = read(file);
        return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text);
      },
      readFile: read,
      fileExists: (file) => files.has(file) || ts.sys.fileExists(file),
      directoryExists: ts.sys.directoryExists,
      getDirectories: ts.sys.getDirectories,
      ...(ts.sys.realpath && { realpath: ts.sys.realpath }),
    },
    registry,
  );
  const add = (file: string, text?: string) => {
    if (!files.has(file) || files.get(file) !== text) files.set(file, text);
  };
  return {
    add,
    typesIn(file, text) {
      add(file, text);
      const source = service.getProgram()?.getSourceFile(file);
      if (!source) return [];
      const isConfig = isRslibConfig(source);
      return namesIn(source).map((name) => {
        if (isConfig && isConfigured(name)) return undefined;
        const info = service.getQuickInfoAtPosition(file, name.getStart(source));
        return readable(ts.displayPartsToString(info?.displayParts));
      });
    },
  };
}

/** The type as it is shown; undefined for those that tell nothing. */
function readable(info: string): string | undefined {
  const text = info.replace(/^\((?:alias|local var|local function)\) /, '').replace(/\nimport .*$/s, '');
  // A module that cannot be found, or a name without a type of its own.
  if (text === '' || /^(?:import|module) |: any$/.test(text)) return undefined;
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}

/** What the tsconfig of the example that a file belongs to says about names. */
function ownOptions(file: string): ts.CompilerOptions {
  const folder = /^examples[\\/][^\\/]+[\\/][^\\/]+/.exec(path.relative(ROOT, file))?.[0] ?? '';
  const config = path.join(ROOT, folder, 'tsconfig.json');
  if (folder === '' || !existsSync(config)) return {};
  const { config: json } = ts.readConfigFile(config, ts.sys.readFile);
  const host = { ...ts.sys, readDirectory: () => [] };
  const { options } = ts.parseJsonConfigFileContent(json, host, path.dirname(config));
  return Object.fromEntries(OWN_OPTIONS.filter((key) => key in options).map((key) => [key, options[key]]));
}
