import type { RspressPlugin } from '@rspress/core';

/**
 * Selectors for light and dark by the two classes that Rspress documents (https://rspress.rs/ui/vars), and as CSS modules
 * write them; `document/head/show-stored-theme.ts` sets both.
 */
const IS_LIGHT = /:not\(\.(?:rp-)?dark\)/g;
const IS_DARK = /:global\(\.dark\)|\.(?:rp-)?dark(?![\w-])/g;

/** Without JavaScript nothing sets the class, so the system's preference applies. */
const SYSTEM_DARK = '(scripting: none) and (prefers-color-scheme: dark)';

/** The part of PostCSS's API used here; Rsbuild bundles PostCSS without its types. */
type Rule = {
  selectors: string[];
  clone(changes: { selectors: string[] }): Rule;
  replaceWith(...rules: object[]): void;
};
type Root = { walkRules(visit: (rule: Rule) => void): void };
type Helpers = { AtRule: new (values: { name: string; params: string; nodes: Rule[] }) => object };

/**
 * Splits a rule's selectors by the media in which they apply. The class decides on screens with JavaScript, the
 * system's preference without it; print is always light.
 *
 * @returns pairs of a media query, undefined for none, and its selectors
 */
function colorSchemeRules(selectors: string[]): [media: string | undefined, selectors: string[]][] {
  const light = selectors.filter((selector) => selector.search(IS_LIGHT) >= 0);
  const dark = selectors.filter((selector) => !light.includes(selector) && selector.search(IS_DARK) >= 0);
  const both = selectors.filter((selector) => !light.includes(selector) && !dark.includes(selector));
  // `:root` has the specificity of a class, so the order of the rules is preserved.
  const rules: [string | undefined, string[]][] = [
    [undefined, both],
    ['print', light.map((selector) => selector.replaceAll(IS_LIGHT, ':root'))],
    [`screen and (not (${SYSTEM_DARK}))`, light],
    ['screen', dark],
    [`screen and ${SYSTEM_DARK}`, dark.map((selector) => selector.replaceAll(IS_DARK, ':root'))],
  ];
  return rules.filter(([, some]) => some.length > 0);
}

function rewrite(root: Root, { AtRule }: Helpers): void {
  root.walkRules((rule) => {
    const rules = colorSchemeRules(rule.selectors);
    if (rules.every(([media]) => media === undefined)) return;
    const written = rules.map(([params, selectors]) => {
      const clone = rule.clone({ selectors });
      return params === undefined ? clone : new AtRule({ name: 'media', params, nodes: [clone] });
    });
    rule.replaceWith(...written);
  });
}

/** Makes light and dark rules, including Rspress's own, work without JavaScript and in print. */
export function colorSchemes(): RspressPlugin {
  return {
    name: 'color-schemes',
    builderConfig: {
      tools: { postcss: (_, { addPlugins }) => addPlugins({ postcssPlugin: 'color-schemes', Once: rewrite }) },
    },
  };
}
