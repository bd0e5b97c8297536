import files from 'live-examples';
import { type ComponentType, lazy } from 'react';

/** What has been loaded, by file. */
const loaded = new Map<string, ComponentType>();

/** Components that load themselves when they are rendered, by file. */
const later = new Map(Object.keys(files).map((file) => [file, lazy(async () => ({ default: await loadDemo(file) }))]));

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

/** A live component: what has been loaded, or one that loads itself. */
export const demoOf = (file: string): ComponentType | undefined => loaded.get(file) ?? later.get(file);
