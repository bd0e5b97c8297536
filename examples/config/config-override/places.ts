// Where each key may stand; a key too many or too few is a type error.
import type { LibConfig, RslibConfig } from '@rslib/core';

export const inBoth: Record<keyof LibConfig & keyof RslibConfig, true> = {
  format: true,
  bundle: true,
  autoExtension: true,
  redirect: true,
  syntax: true,
  externalHelpers: true,
  banner: true,
  footer: true,
  shims: true,
  dts: true,
  outBase: true,
  wasm: true,
  plugins: true,
  source: true,
  resolve: true,
  output: true,
  tools: true,
  performance: true,
  dev: true,
  html: true,
  security: true,
  splitChunks: true,
  moduleFederation: true,
};

export const inLibOnly: Record<Exclude<keyof LibConfig, keyof RslibConfig>, true> = {
  id: true,
  umdName: true,
  experiments: true,
  autoExternal: true,
};

export const atTopOnly: Record<Exclude<keyof RslibConfig, keyof LibConfig>, true> = {
  lib: true,
  root: true,
  logLevel: true,
  server: true,
  mode: true,
  customLogger: true,
  environments: true,
  _privateMeta: true,
};
