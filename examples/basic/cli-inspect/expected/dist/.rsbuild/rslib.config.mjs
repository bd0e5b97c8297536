export default {
  syntax: 'es2020',
  lib: [
    {
      format: 'esm',
      output: {}
    },
    {
      format: 'cjs',
      id: 'node',
      output: {}
    }
  ],
  _privateMeta: {
    configFilePath: '<root>/rslib.config.ts',
    configFileDependencies: []
  },
  source: {
    define: {}
  },
  root: '<root>'
}