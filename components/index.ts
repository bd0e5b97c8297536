// The components that pages use without an import: a line each folder. README.md says how to add one.

export * from './consumers/index.ts';
export * from './converter/index.ts';
export * from './example-mark/index.ts';
export * from './flow/index.ts';
export * from './hero-sample/index.ts';
export * from './home-section/index.ts';
export * from './live-example/index.ts';
export * from './option-facts/index.ts';
export * from './output-explorer/index.ts';
export * from './overview/index.ts';
export * from './pictures/index.ts';
export * from './tabs/index.ts';
export * from './whole-project/index.ts';
