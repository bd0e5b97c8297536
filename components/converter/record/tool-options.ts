import { join } from 'node:path';
import { Project, ts } from 'ts-morph';

/** A type of a package, and what precedes its properties in the table. */
export interface OptionsType {
  package: string;
  /** As in `UserConfig['build']`. */
  type: string;
  prefix: string;
}

/** The types of configs, by tool. */
export const optionTypes = {
  tsup: [{ package: 'tsup', type: 'Options', prefix: '' }],
  tsdown: [
    { package: 'tsdown', type: 'UserConfig', prefix: '' },
    { package: 'tsdown', type: "NonNullable<UserConfig['deps']>", prefix: 'deps.' },
  ],
  vite: [
    { package: 'vite', type: 'UserConfig', prefix: '' },
    { package: 'vite', type: 'BuildOptions', prefix: 'build.' },
    { package: 'vite', type: 'LibraryOptions', prefix: 'build.lib.' },
    { package: 'rolldown', type: 'InputOptions', prefix: 'build.rolldownOptions.' },
    { package: 'rolldown', type: 'OutputOptions', prefix: 'build.rolldownOptions.output.' },
  ],
  rollup: [
    { package: 'rollup', type: 'RollupOptions', prefix: '' },
    { package: 'rollup', type: 'OutputOptions', prefix: 'output.' },
  ],
  unbuild: [
    { package: 'unbuild', type: 'BuildConfig', prefix: '' },
    { package: 'unbuild', type: "NonNullable<BuildConfig['rollup']>", prefix: 'rollup.' },
  ],
  tsc: [{ package: '@typescript/typescript6', type: 'CompilerOptions', prefix: '' }],
} as const satisfies Record<string, readonly OptionsType[]>;

/**
 * Lists the options that a package's types have.
 *
 * @param root the folder whose `node_modules` has the package
 * @returns dotted names, sorted
 */
export function optionsOf(types: readonly OptionsType[], root: string): string[] {
  const project = new Project({
    compilerOptions: {
      module: ts.ModuleKind.ESNext,
      moduleResolution: ts.ModuleResolutionKind.Bundler,
      strict: true,
      skipLibCheck: true,
    },
  });
  const names = types.flatMap(({ package: name, type, prefix }, index) => {
    const imported = /\b[A-Z]\w*(?=\[|$|>)/.exec(type)?.[0] ?? type;
    const text = `import type { ${imported} } from '${name}';\nexport type Probe = ${type};\n`;
    const file = project.createSourceFile(join(root, `probe${index}.ts`), text, { overwrite: true });
    const properties = file.getTypeAliasOrThrow('Probe').getType().getProperties();
    if (properties.length === 0) throw new Error(`${type} of ${name} has no options`);
    return properties.map((property) => prefix + property.getName());
  });
  return [...new Set(names)].sort();
}
