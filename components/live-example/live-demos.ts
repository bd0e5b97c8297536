import files from 'live-examples';
import { type ComponentType, lazy } from 'react';

/** What has been loaded, by file. */
const loaded = new Map<string, ComponentType>();

/**
 * Loads a live component.
 *
 * @param file the file that exports it, as a path from the repository root
 * @throws if no page has it, or its script does not arrive
 */
export async function loadDemo(file: string): Promise<ComponentType> {
  const module = await files[file]?.();
  if (!module) throw new Error(`there is no live example ${file}`);
  loaded.set(file, module.default);
  return module.default;
}

/** A live component if it has been loaded. The build, which waits for all of a page, gets one that loads itself. */
export function demoOf(file: string): ComponentType | undefined {
  if (typeof window !== 'undefined') return loaded.get(file);
  return lazy(async () => ({ default: await loadDemo(file) }));
}
