import type { Element, Root } from 'hast';
import { hastToHtml, type ShikiTransformer, type ThemedToken } from 'shiki';
import { metaAttribute } from '../shared/pages/fences-of.ts';
import { propOf } from './page-components/remark-components.ts';

/**
 * Turns highlighted code into one HTML string; MDX would generate a call per token. Browsers parse a quarter less
 * JavaScript per page, and React has nothing to hydrate in code blocks. Has to be the last transformer.
 */
export const staticCode: ShikiTransformer = {
  name: 'static-code',
  root(tree) {
    const [pre] = tree.children as [Element];
    const html = { __html: codeMarkup(tree, Boolean(pre.properties.lineNumbers)) };
    const attributes = [propOf('dangerouslySetInnerHTML', html)];
    pre.children = [{ type: 'mdxJsxFlowElement', name: 'code', attributes, children: [] }];
  },
};

/**
 * The HTML of a highlighted block's code. Lines are elements only if they are numbered or one is highlighted.
 *
 * @param tree from Shiki: a `pre` with a `code` with lines and the breaks between them
 */
export function codeMarkup(tree: Root, isNumbered = false): string {
  const [pre] = tree.children as [Element];
  const [{ children }] = pre.children as [Element];
  const isPlain = children.every((line) => line.type !== 'element' || line.properties.class === 'line');
  const isFlat = isPlain && !isNumbered;
  const content = isFlat ? children.flatMap((line) => (line.type === 'element' ? line.children : line)) : children;
  return hastToHtml({ type: 'root', children: content }, { characterReferences: { useNamedReferences: true } });
}

const TOKEN_STYLE = /^color:\s*var\(--shiki-(?:foreground|token-([a-z-]+))\)$/;

/**
 * Replaces inline styles by classes such as `token-keyword` (see `theme/code-block/tokens.css`), because a content
 * security policy would have to list every style. Text in the default color needs no element.
 *
 * @throws for a style without a class, such as one of another theme than `tokenTheme`
 */
export const tokenClasses: ShikiTransformer = {
  name: 'token-classes',
  span({ properties }) {
    const { style } = properties;
    if (style === undefined) return;
    const match = TOKEN_STYLE.exec(String(style));
    if (!match) throw new Error(`there is no class for the style "${style}" of a code block: use tokenTheme`);
    delete properties.style;
    if (match[1]) properties.class = `token-${match[1]}`;
  },
  line(line) {
    const tokens = line.children as Element[];
    line.children = tokens.flatMap((token) => (token.properties.class ? token : token.children));
  },
  pre({ properties }) {
    delete properties.style;
  },
};

/** The log level at the beginning of a line. */
const LEVEL = /^(?:(ready|start|info|warn|error)(?=\s{2,})|(?:\w*Error|error)\b)/;

/** Colors the log levels in program output. */
export const logLevels: ShikiTransformer = {
  name: 'log-levels',
  tokens(lines) {
    return this.options.lang === 'text' ? lines.map((line) => line.flatMap(withLevel)) : lines;
  },
};

function withLevel(token: ThemedToken): ThemedToken[] {
  const { content } = token;
  const [word = '', level = 'error'] = LEVEL.exec(content) ?? [];
  if (word === '') return [token];
  return [
    { ...token, content: word, htmlAttrs: { class: `token-${level}` } },
    { ...token, content: content.slice(word.length) },
  ];
}

/** Names the file with the types of a block, whose id `plugins/types/` has written into the fence's meta. */
export const typesAttribute: ShikiTransformer = {
  name: 'types-attribute',
  pre({ properties }) {
    const id = metaAttribute(this.options.meta?.__raw, 'types');
    if (id) properties['data-types'] = id;
  },
};
