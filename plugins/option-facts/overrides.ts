import type { OptionFact } from '../../site/option-facts/option-fact.ts';

type Override = { default: NonNullable<OptionFact['default']>; reason: string };

/** Defaults that neither the declarations nor a measurement can give. Keep these few: each must say why. */
export const overrides: Readonly<Record<string, Override>> = {
  'dts.typescriptPath': {
    default: "require.resolve('typescript')",
    reason: 'The declaration says so in words, and a measurement sees only the path on its own machine.',
  },
  'umdName.amd': {
    default: 'undefined',
    reason: 'No build shows it without a bundler option of its own, so no probe can compare.',
  },
  'experiments.exe.fileName': {
    default: "'[name]'",
    reason: 'Building an executable needs a newer Node.js than this site does; read from the source of the tool.',
  },
  'experiments.exe.targets[].platform': {
    default: 'process.platform',
    reason: 'The declaration says "Current platform".',
  },
  'experiments.exe.targets[].arch': { default: 'process.arch', reason: 'The declaration says "Current architecture".' },
  'experiments.exe.targets[].nodeVersion': {
    default: 'process.version',
    reason: 'The declaration says "Current Node.js version".',
  },
  'output.minify.cssOptions': {
    default: 'tools.lightningcssLoader',
    reason: 'The declaration says "inherit from" that option.',
  },
  'output.filename.html': {
    default: "'[name].html'",
    reason: 'Rslib emits no HTML; the declaration has the text without quotes.',
  },
  'resolve.conditionNames': {
    default: 'undefined',
    reason: 'The declaration only links to the bundler, which chooses by the kind of import.',
  },
  // The resolved configuration holds what Rslib itself puts there; what a reader writes is merged with it.
  'output.externals': { default: 'undefined', reason: 'Rslib adds the built-in modules of Node.js.' },
  'source.define': { default: '{}', reason: 'Rslib adds what implements `shims`.' },
  plugins: { default: '[]', reason: 'Rslib adds plugins of its own.' },
  'tools.rspack': { default: 'undefined', reason: 'Rslib adds what implements each format.' },
  'tools.swc': { default: 'undefined', reason: 'Rslib adds what implements `externalHelpers`.' },
  'tools.cssExtract': { default: 'undefined', reason: 'Rsbuild adds what it needs itself.' },
};
