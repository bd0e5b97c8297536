/** The part of PostCSS's API used here; Rsbuild bundles PostCSS without its types. */
type Parent = { type: string; parent?: Parent };
type Rule = Parent & { selectors: string[] };
type AtRule = Parent & {
  name: string;
  nodes?: object[];
  replaceWith(nodes: object[]): void;
  error(text: string): Error;
};
type Root = {
  source?: { input: { file?: string } };
  walkRules(visit: (rule: Rule) => void): void;
  walkAtRules(visit: (rule: AtRule) => void): void;
};

/** A stylesheet of an example; captured is the example's name. */
const OF_EXAMPLE = /[\\/]examples[\\/][^\\/]+[\\/]([^\\/]+)[\\/]/;
/** At-rules whose content can be confined to a frame by confining its rules. */
const GROUPS = ['layer', 'media', 'supports', 'container'];

/**
 * A PostCSS plugin that confines the styles of examples to the frames of their live components, which have the example's
 * name in `data-live`. What they set for a whole page, such as variables on `:root`, is set on the frame. Layers are
 * taken apart, because the site's own rules are in none and would win over all of them.
 */
export const scopeStyles = {
  postcssPlugin: 'live-examples',
  Once(root: Root): void {
    const [, name] = OF_EXAMPLE.exec(root.source?.input.file ?? '') ?? [];
    if (name === undefined) return;
    const frame = `[data-live="${name}"]`;
    root.walkAtRules((rule) => {
      if (!GROUPS.includes(rule.name))
        throw rule.error(`@${rule.name} of a live example would apply to the whole page — leave it out`);
    });
    root.walkAtRules((rule) => {
      if (rule.name === 'layer') rule.replaceWith(rule.nodes ?? []);
    });
    root.walkRules((rule) => {
      if (!isNested(rule)) rule.selectors = [...new Set(rule.selectors.map((selector) => confine(selector, frame)))];
    });
  },
};

/** Whether a rule is in another one, so that its selector is relative. */
function isNested({ parent }: Rule): boolean {
  for (let up = parent; up; up = up.parent) if (up.type === 'rule') return true;
  return false;
}

function confine(selector: string, frame: string): string {
  const root = /^(?::root|:host|html|body)(?![\w-])/;
  return root.test(selector) ? selector.replace(root, frame) : `${frame} ${selector}`;
}
