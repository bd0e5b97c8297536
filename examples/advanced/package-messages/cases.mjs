const esm = './dist/esm/index.js';
const cjs = './dist/cjs/index.cjs';
const types = './dist/esm/index.d.ts';
const only = (entry) => ({ exports: { '.': entry } });
const noExports = { exports: undefined };

// What replaces keys of package.json, and files that are added to the package.
export const publintCases = {
  FILE_DOES_NOT_EXIST: { json: only('./dist/index.js') },
  FILE_NOT_PUBLISHED: { json: { files: ['dist/esm'] }, packed: true },
  FILE_INVALID_FORMAT: { json: only({ import: esm, require: './dist/js/index.js' }) },
  FILE_INVALID_EXPLICIT_FORMAT: { json: only({ require: './dist/named/index.cjs' }) },
  FILE_INVALID_JSX_EXTENSION: { json: only('./dist/view.mjsx'), files: { 'dist/view.mjsx': 'export {};' } },
  EXPORTS_TYPES_SHOULD_BE_FIRST: { json: only({ default: esm, types }) },
  EXPORTS_TYPES_INVALID_FORMAT: { json: { types, ...only({ types, import: esm, require: cjs }) } },
  TYPES_NOT_EXPORTED: { json: { types: './types.d.ts', ...only('./dist/js/index.js') }, files: { 'types.d.ts': '' } },
  EXPORTS_DEFAULT_SHOULD_BE_LAST: { json: only({ default: esm, require: cjs }) },
  EXPORTS_MODULE_SHOULD_PRECEDE_REQUIRE: { json: only({ require: cjs, module: esm }) },
  EXPORTS_MODULE_SHOULD_BE_ESM: { json: only({ module: cjs, default: esm }) },
  EXPORTS_VALUE_INVALID: { json: only('dist/esm/index.js') },
  EXPORTS_GLOB_NO_MATCHED_FILES: { json: { exports: { './*': './dist/parts/*.js' } } },
  EXPORTS_GLOB_NO_DEPRECATED_SUBPATH_MAPPING: { json: { exports: { '.': esm, './dist/': './dist/' } } },
  EXPORTS_FALLBACK_ARRAY_USE: { json: only([esm, cjs]) },
  EXPORTS_MISSING_ROOT_ENTRYPOINT: { json: { main: cjs, exports: { './slug': esm } } },
  EXPORTS_VALUE_CONFLICTS_WITH_BROWSER: {
    json: { ...only({ worker: esm, browser: esm, default: cjs }), browser: { [esm]: './dist/esm/single.js' } },
  },
  HAS_ESM_MAIN_BUT_NO_EXPORTS: { json: { ...noExports, main: esm } },
  HAS_MODULE_BUT_NO_EXPORTS: { json: { ...noExports, main: cjs, module: esm } },
  MODULE_SHOULD_BE_ESM: { json: { module: cjs } },
  DEPRECATED_FIELD_JSNEXT: { json: { 'jsnext:main': esm } },
  USE_EXPORTS_BROWSER: { json: { browser: esm } },
  USE_EXPORTS_OR_IMPORTS_BROWSER: { json: { browser: { './dist/esm/single.js': false } } },
  IMPLICIT_INDEX_JS_INVALID_FORMAT: { json: noExports, files: { 'index.js': 'exports.slug = 1;' } },
  CJS_WITH_ESMODULE_DEFAULT_EXPORT: { json: { ...noExports, main: './dist/cjs/single.cjs' } },
  USE_TYPE: { json: { type: undefined } },
  USE_ENGINES_NODE: { json: { engines: undefined } },
  USE_FILES: { json: { files: undefined }, files: { 'tests/index.test.ts': '' } },
  USE_SIDE_EFFECTS: { json: { ...noExports, main: cjs, module: esm, sideEffects: undefined } },
  USE_LICENSE: { json: { license: undefined }, files: { LICENSE: 'MIT' } },
  BIN_FILE_NOT_EXECUTABLE: { json: { bin: esm } },
  LOCAL_DEPENDENCY: { json: { dependencies: { tokens: 'file:../tokens' } } },
  FIELD_INVALID_VALUE_TYPE: { json: { main: [cjs] } },
  INVALID_REPOSITORY_VALUE: { json: { repository: 'https://example.com/slug' } },
  IMPORTS_KEY_INVALID: { json: { imports: { internal: esm } } },
  IMPORTS_DEFAULT_SHOULD_BE_LAST: { json: { imports: { '#slug': { default: esm, require: cjs } } } },
  IMPORTS_MODULE_SHOULD_PRECEDE_REQUIRE: { json: { imports: { '#slug': { require: cjs, module: esm } } } },
  IMPORTS_MODULE_SHOULD_BE_ESM: { json: { imports: { '#slug': { module: cjs, default: esm } } } },
  IMPORTS_VALUE_INVALID: { json: { imports: { '#slug': '../slug.js' } } },
  IMPORTS_FALLBACK_ARRAY_USE: { json: { imports: { '#slug': [esm, cjs] } } },
  IMPORTS_GLOB_NO_DEPRECATED_SUBPATH_MAPPING: { json: { imports: { '#dist/': './dist/' } } },
  NESTED_PACKAGE_JSON_FIELD_IGNORED: { files: { 'dist/cjs/package.json': '{ "exports": "./index.cjs" }' } },
};

export const attwCases = {
  NoResolution: { json: only('./dist/index.js') },
  UntypedResolution: { json: only('./dist/js/single.js'), files: { 'dist/js/single.js': 'export {};' } },
  FalseESM: { json: only({ types, default: cjs }) },
  FalseCJS: { json: only({ types: './dist/cjs/index.d.cts', default: esm }) },
  CJSResolvesToESM: { json: only({ types, default: esm }) },
  FallbackCondition: { json: only({ import: esm, require: './dist/js/index.js', types }) },
  NamedExports: {
    json: only({ types: './dist/cjs/index.d.cts', default: './dist/cjs/hidden.cjs' }),
    files: { 'dist/cjs/hidden.cjs': 'const names = ["slug"];\nfor (const name of names) module.exports[name] = () => "";\n' },
  },
  FalseExportDefault: {
    json: only({ types: './dist/cjs/single.d.cts', default: './dist/cjs/equals.cjs' }),
    files: { 'dist/cjs/equals.cjs': 'module.exports = (title) => title;\n' },
  },
  MissingExportEquals: {
    json: only({ types: './dist/cjs/single.d.cts', default: './dist/cjs/both.cjs' }),
    files: { 'dist/cjs/both.cjs': 'module.exports = (title) => title;\nmodule.exports.default = module.exports;\n' },
  },
  CJSOnlyExportsDefault: {
    json: only({ types: './dist/cjs/single.d.cts', default: './dist/cjs/single.cjs' }),
  },
  UnexpectedModuleSyntax: { json: only({ types: './dist/cjs/index.d.cts', default: './dist/named/index.cjs' }) },
  InternalResolutionError: {
    json: only({ types, default: esm }),
    files: { 'dist/esm/index.d.ts': `export { slug } from './slug';\n` },
  },
};
