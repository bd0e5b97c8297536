import type { RspressPlugin, UserConfig } from '@rspress/core';
import type { SimpleIcon } from 'simple-icons';

/** The module with the icons of social links, which `theme/social-links/` draws. */
const MODULE = 'social-icons';

type Links = NonNullable<NonNullable<UserConfig['themeConfig']>['socialLinks']>;

/** Gives the theme the icons that social links name. Links with markup of their own need none. */
export function socialIcons(): RspressPlugin {
  let links: Links = [];
  return {
    name: 'social-icons',
    config(config) {
      links = config.themeConfig?.socialLinks ?? [];
      return config;
    },
    async addRuntimeModules() {
      const names = links.flatMap(({ icon }) => (typeof icon === 'string' ? icon : []));
      return { [MODULE]: `export default ${JSON.stringify(await iconsOf(names))};\n` };
    },
  };
}

/**
 * The markup of icons by name.
 *
 * @param names of Simple Icons, in any case, such as `github`
 * @throws for an unknown name
 */
export async function iconsOf(names: readonly string[]): Promise<Record<string, string>> {
  if (names.length === 0) return {};
  const { default: _, ...icons } = await import('simple-icons');
  return Object.fromEntries(
    names.map((name) => {
      const icon = Object.values<SimpleIcon>(icons).find(({ slug }) => slug === name.toLowerCase());
      if (!icon)
        throw new Error(
          `socialLinks in rspress.config.ts: there is no icon "${name}" — take a name from simpleicons.org, or give the markup as icon: { svg }`,
        );
      // With a size of its own: without one, it would be as wide as the page until the styles arrive.
      return [
        name,
        `<svg width="20" height="20" viewBox="0 0 24 24"><path fill="currentColor" d="${icon.path}"/></svg>`,
      ];
    }),
  );
}
