import type { PastedFile, SourceTool } from '../types.ts';

/** What a pasted file is. */
export type FileKind =
  | { kind: 'config'; tool: SourceTool }
  | { kind: 'manifest' }
  | { kind: 'tsconfig' }
  | { kind: 'other'; tool: string; link: string }
  | { kind: 'unknown' };

/** Names of configs, without their folder. */
const NAMES: readonly [RegExp, FileKind][] = [
  [/^package\.json$/, { kind: 'manifest' }],
  [/^tsconfig(\..+)?\.json$/, { kind: 'tsconfig' }],
  [/^tsup\.config\./, { kind: 'config', tool: 'tsup' }],
  [/^tsdown\.config\./, { kind: 'config', tool: 'tsdown' }],
  [/^vite(\..+)?\.config\./, { kind: 'config', tool: 'vite' }],
  [/^rollup(\..+)?\.config\./, { kind: 'config', tool: 'rollup' }],
  [/^build\.config\./, { kind: 'config', tool: 'unbuild' }],
  [/^webpack\./, { kind: 'other', tool: 'webpack', link: '/guide/migration/other-tools#webpack' }],
  [/^(\.fatherrc|father\.config)/, { kind: 'other', tool: 'father', link: '/guide/migration/other-tools#father' }],
  [/^esbuild\./, { kind: 'other', tool: 'esbuild', link: '/guide/migration/other-tools#esbuild' }],
  [/^modern\.config\./, { kind: 'other', tool: 'Modern.js Module', link: '/guide/migration/modernjs-module' }],
  [/^rslib\.config\./, { kind: 'other', tool: 'Rslib', link: '/guide/basic/configure-rslib' }],
];

/** What a file without a telling name contains. */
const CONTENTS: readonly [RegExp, FileKind][] = [
  [/from\s*['"]tsup['"]|require\(['"]tsup['"]\)/, { kind: 'config', tool: 'tsup' }],
  [/from\s*['"]tsdown(\/config)?['"]|require\(['"]tsdown['"]\)/, { kind: 'config', tool: 'tsdown' }],
  [/from\s*['"]unbuild['"]|defineBuildConfig/, { kind: 'config', tool: 'unbuild' }],
  [/from\s*['"]@rslib\/core['"]/, { kind: 'other', tool: 'Rslib', link: '/guide/basic/configure-rslib' }],
  [/from\s*['"]vite(st\/config)?['"]|require\(['"]vite['"]\)/, { kind: 'config', tool: 'vite' }],
  [/from\s*['"]rollup['"]|@rollup\/plugin-|rollup-plugin-/, { kind: 'config', tool: 'rollup' }],
  [
    /from\s*['"]@modern-js\/module-tools['"]/,
    { kind: 'other', tool: 'Modern.js Module', link: '/guide/migration/modernjs-module' },
  ],
  [/from\s*['"]father['"]/, { kind: 'other', tool: 'father', link: '/guide/migration/other-tools#father' }],
  [
    /\bwebpack\b|\bmodule\s*:\s*\{\s*rules\b/,
    { kind: 'other', tool: 'webpack', link: '/guide/migration/other-tools#webpack' },
  ],
  [/\besbuild\b.*\bbuild\(/s, { kind: 'other', tool: 'esbuild', link: '/guide/migration/other-tools#esbuild' }],
  [/\blib\s*:\s*\{[^}]*\bentry\b/, { kind: 'config', tool: 'vite' }],
  [/\binput\s*:[\s\S]*\boutput\s*:/, { kind: 'config', tool: 'rollup' }],
  [/\bentries\s*:/, { kind: 'config', tool: 'unbuild' }],
  [
    /\b(entry|entryPoints)\s*:[\s\S]*\b(legacyOutput|noExternal|splitting|cjsInterop|onSuccess|outDir|dts|format)\b/,
    { kind: 'config', tool: 'tsup' },
  ],
];

/** The import that tells a tool, whatever the file is called: a reader may paste it where another one is expected. */
const DEFINES = /import\s*\{[^}]*\bdefine(?:Build)?Config\b[^}]*\}\s*from\s*['"][^'"]+['"]/;

/** Tells what a pasted file is, by what it imports and its name, else by what it contains. */
export function detect({ name, text }: PastedFile): FileKind {
  const [imported = ''] = DEFINES.exec(text) ?? [];
  const known = imported && CONTENTS.find(([pattern]) => pattern.test(imported));
  if (known) return known[1];
  const base = name.split(/[\\/]/).at(-1) ?? '';
  const named = NAMES.find(([pattern]) => pattern.test(base))?.[1];
  if (named && base.endsWith('.json')) return named;
  if (/^\s*(\/[/*][\s\S]*)?\{/.test(text)) {
    if (/"compilerOptions"\s*:/.test(text)) return { kind: 'tsconfig' };
    if (/"(name|version|scripts|dependencies|devDependencies)"\s*:/.test(text)) return { kind: 'manifest' };
  }
  return named ?? CONTENTS.find(([pattern]) => pattern.test(text))?.[1] ?? { kind: 'unknown' };
}
