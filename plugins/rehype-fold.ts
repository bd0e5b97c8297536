import type { Element, ElementContent, Root, RootContent } from 'hast';
import type { Plugin } from 'unified';

/** Sections of which readers usually want a single part. */
const LISTS = ['what-goes-wrong', 'results', 'six-configs'];
const QUESTION = /[?？]\s*$/;

/**
 * Folds the parts of "What goes wrong", "Results" and "Six configs", and all parts that are questions: readers find them by heading,
 * by search or by a link. `document/fold.ts` opens the linked one.
 */
export const rehypeFold: Plugin<[], Root> = () => (tree) => {
  let isList = false;
  let section: Element | undefined;
  const nodes: RootContent[] = [];
  for (const node of tree.children) {
    const level = node.type === 'element' ? /^h([1-3])$/.exec(node.tagName)?.[1] : undefined;
    if (level) {
      const heading = node as Element;
      if (level !== '3') isList = LISTS.includes(String(heading.properties.id));
      const isFolded = level === '3' && (isList || QUESTION.test(lastText(heading)));
      section = isFolded ? fold(heading) : undefined;
      nodes.push(section ?? heading);
    } else if (section) section.children.push(node as ElementContent);
    else nodes.push(node);
  }
  tree.children = nodes;
};

function lastText({ children }: Element): string {
  const last = children.at(-1);
  return last?.type === 'text' ? last.value : '';
}

/** A summary must not contain a link, so the heading's anchor follows it. */
function fold(heading: Element): Element {
  const isAnchor = (node: ElementContent) => node.type === 'element' && node.tagName === 'a';
  const name = { ...heading, children: heading.children.filter((node) => !isAnchor(node)) };
  const anchor = heading.children.filter(isAnchor);
  return element('details', { dataFold: '' }, [element('summary', {}, [name]), ...anchor]);
}

function element(tagName: string, properties: Element['properties'], children: ElementContent[]): Element {
  return { type: 'element', tagName, properties, children };
}
