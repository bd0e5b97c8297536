import type { RsbuildPlugin } from '@rsbuild/core';
import type { RspressPlugin } from '@rspress/core';

/** A list of elements that a selector ends with; it weighs nothing, so that each may stand alone. */
const LIST_AT_END = /:where\((\w+(?:, *\w+)+)\)$/;

/**
 * Writes a list of elements at the end of a selector as selectors of one element each. A browser looks
 * rules up by what they end with, and tries those that end with a list on every element of a page: Rspress's
 * two were a tenth of what styling a long page took.
 */
export function splitList(selector: string): string[] {
  const [, list] = LIST_AT_END.exec(selector) ?? [];
  return list?.split(/, */).map((element) => selector.replace(LIST_AT_END, `:where(${element})`)) ?? [selector];
}

/** What the plugin uses of PostCSS, which comes with Rsbuild and without its types. */
type Root = { walkRules(visit: (rule: { selectors: string[] }) => void): void };

function splitAll(root: Root): void {
  root.walkRules((rule) => {
    const selectors = rule.selectors.flatMap(splitList);
    if (selectors.length > rule.selectors.length) rule.selectors = selectors;
  });
}

/** Lets browsers find the rules of all styles, Rspress's too, by the elements they are for. */
export function splitListsEverywhere(): RspressPlugin {
  const plugin: RsbuildPlugin = {
    name: 'split-lists',
    setup(api) {
      api.modifyRsbuildConfig((config, { mergeRsbuildConfig }) =>
        mergeRsbuildConfig(config, {
          tools: { postcss: (_, { addPlugins }) => addPlugins({ postcssPlugin: 'split-lists', Once: splitAll }) },
        }),
      );
    },
  };
  return { name: 'split-lists', builderConfig: { plugins: [plugin] } };
}
