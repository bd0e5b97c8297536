import type { RsbuildPlugin } from '@rsbuild/core';
import type { RspressPlugin } from '@rspress/core';

/** The class that the first paint's script gives a dark document, as Rspress and CSS modules name it. */
const IS_LIGHT = /:not\(\.(?:rp-)?dark\)/g;
const IS_DARK = /:global\(\.dark\)|\.(?:rp-)?dark(?![\w-])/g;

/** Where no script can set the class, the system decides. */
const SYSTEM_DARK = '(scripting: none) and (prefers-color-scheme: dark)';

/** What the plugin uses of PostCSS, which comes with Rsbuild and without its types. */
type Rule = { selector: string; clone(changes: { selector: string }): Rule; replaceWith(...rules: object[]): void };
type Root = { walkRules(visit: (rule: Rule) => void): void };
type Helpers = { AtRule: new (values: { name: string; params: string; nodes: Rule[] }) => object };

/**
 * Says where a rule of one theme holds. The reader's choice is a class; without script the system's
 * preference stands in for it, and paper is light.
 *
 * @returns each media query with the selector that holds there; undefined for a rule of both themes
 */
export function themeRules(selector: string): [media: string, selector: string][] | undefined {
  // `:root` weighs as much as the class, so that the order among the rules stays.
  if (selector.search(IS_LIGHT) >= 0) {
    return [
      ['print', selector.replaceAll(IS_LIGHT, ':root')],
      [`screen and (not (${SYSTEM_DARK}))`, selector],
    ];
  }
  if (selector.search(IS_DARK) < 0) return undefined;
  return [
    ['screen', selector],
    [`screen and ${SYSTEM_DARK}`, selector.replaceAll(IS_DARK, ':root')],
  ];
}

function rewrite(root: Root, { AtRule }: Helpers): void {
  root.walkRules((rule) => {
    const places = themeRules(rule.selector);
    if (!places) return;
    rule.replaceWith(
      ...places.map(([params, selector]) => new AtRule({ name: 'media', params, nodes: [rule.clone({ selector })] })),
    );
  });
}

/** Lets the rules of light and dark, Rspress's too, hold without script and on paper as they should. */
export function themeRulesEverywhere(): RspressPlugin {
  const plugin: RsbuildPlugin = {
    name: 'theme-rules',
    setup(api) {
      api.modifyRsbuildConfig((config, { mergeRsbuildConfig }) =>
        mergeRsbuildConfig(config, {
          tools: { postcss: (_, { addPlugins }) => addPlugins({ postcssPlugin: 'theme-rules', Once: rewrite }) },
        }),
      );
    },
  };
  return { name: 'theme-rules', builderConfig: { plugins: [plugin] } };
}
