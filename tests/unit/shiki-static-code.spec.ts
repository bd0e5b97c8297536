import { expect, test } from '@playwright/test';
import { staticCode } from '../../plugins/shiki-transformers.ts';

const text = (value: string) => ({ type: 'text', value });
const span = (properties: object, ...children: object[]) => ({
  type: 'element',
  tagName: 'span',
  properties,
  children,
});

type Property = { key: { name?: string; value?: string }; value: { value: unknown } };
type Attribute = { name: string; value: { data: { estree: { body: [{ expression: { properties: Property[] } }] } } } };

/** The static markup of a code block with these children. */
function markupOf(...children: object[]): unknown {
  return markupIn({}, ...children);
}

function markupIn(pre: object, ...children: object[]): unknown {
  const code: Record<string, unknown> = { type: 'element', tagName: 'code', properties: {}, children };
  staticCode.root({
    type: 'root',
    children: [{ type: 'element', tagName: 'pre', properties: pre, children: [code] }],
  });
  expect(code).toMatchObject({ type: 'mdxJsxFlowElement', name: 'code', children: [] });
  const [attribute] = code.attributes as [Attribute];
  expect(attribute.name).toBe('dangerouslySetInnerHTML');
  const { properties } = attribute.value.data.estree.body[0].expression;
  expect(properties.map(({ key }) => key.name ?? key.value)).toEqual(['__html']);
  return properties[0]?.value.value;
}

test('code that looks like markup is escaped, in text and in attributes', () => {
  expect(markupOf(text('<img onerror="x"> && "&lt;"'))).toBe('&lt;img onerror="x"> &amp;&amp; "&amp;lt;"');
  expect(markupOf(span({ title: '"><script>&' }, text('a')))).toBe('<span title="&quot;>&lt;script>&amp;">a</span>');
});

test('lines are elements only if they are numbered or one is highlighted', () => {
  const lines = [span({ class: 'line' }, text('a')), text('\n'), span({ class: 'line' }, text('b'))];
  expect(markupOf(...lines)).toBe('a\nb');
  const elements = '<span class="line">a</span>\n<span class="line">b</span>';
  expect(markupIn({ lineNumbers: true }, ...lines)).toBe(elements);
  expect(markupIn({ lineNumbers: false }, ...lines)).toBe('a\nb');
  expect(markupOf(...lines, span({ class: 'line diff remove' }, text('c')))).toBe(
    `${elements}<span class="line diff remove">c</span>`,
  );
});

test('an unexpected node in a code block fails the build', () => {
  expect(() => markupOf({ type: 'comment', value: 'x' })).toThrow('a node of type "comment"');
});
