import type { ComponentType } from 'react';

/** The live components that have been loaded, by file. The module of each adds itself; see live-examples.ts. */
export const demos = new Map<string, ComponentType>();
