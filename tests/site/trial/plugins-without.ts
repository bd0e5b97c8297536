import site from '../../../rspress.config.ts';

/**
 * Plugins of the real site for one that stands in for it: no machine is to find it, and no picture is drawn of it.
 */
export function pluginsWithout(...names: string[]) {
  const left = new Set(['discovery', ...names]);
  return (site.plugins ?? []).filter((plugin) => plugin && !('name' in plugin && left.has(plugin.name)));
}
