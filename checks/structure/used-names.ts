import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';

/** A name that a page uses in code of its own. */
export interface Used {
  name: string;
  isComponent: boolean;
  from: number;
}

/** What is read of the parser's tree of JavaScript. */
interface Code {
  type: string;
  name?: string;
  body?: Code[];
  expression?: Code;
  object?: Code;
  shorthand?: boolean;
  properties?: Code[];
  key?: Code;
  specifiers?: { local: Code }[];
  declaration?: Code | null;
  declarations?: { id: Code }[];
  id?: Code;
}

interface Node {
  type: string;
  name?: string | null;
  position?: { start: { offset?: number } };
  data?: { estree?: Code };
  attributes?: readonly { value?: unknown }[];
}

/** The names that a page declares, and those of components and in braces that it uses. */
export function usedNames(root: Root): { declared: string[]; used: Used[] } {
  const declared: string[] = [];
  const used: Used[] = [];
  visit(root, (visited) => {
    const { type, name, position, data, attributes = [] } = visited as Node;
    const from = position?.start.offset ?? 0;
    if (type === 'mdxjsEsm') declared.push(...(data?.estree?.body ?? []).flatMap(declaredBy));
    if (/^mdx(?:Flow|Text)Expression$/.test(type)) used.push(...namesIn(data?.estree, from));
    if (!/^mdxJsx(?:Flow|Text)Element$/.test(type)) return;
    const [component = ''] = (name ?? '').split('.');
    if (/^[A-Z]/.test(component)) used.push({ name: component, isComponent: true, from });
    for (const { value } of attributes) used.push(...namesIn((value as Node | null | undefined)?.data?.estree, from));
  });
  return { declared, used };
}

function declaredBy({ specifiers = [], declaration }: Code): string[] {
  const names = [...specifiers.map(({ local }) => local), declaration?.id];
  return [...names, ...(declaration?.declarations ?? []).map(({ id }) => id)].flatMap((id) => id?.name ?? []);
}

/** The names by themselves, `{name}`, `{name.part}` and `{{name}}`: what writers type without meaning code. */
function namesIn(program: Code | undefined, from: number): Used[] {
  const [statement] = program?.body ?? [];
  let code = statement?.expression;
  while (code?.type === 'MemberExpression') code = code.object;
  const short = (code?.properties ?? []).filter(({ shorthand }) => shorthand).map(({ key }) => key);
  const found = code?.type === 'Identifier' ? [code] : short;
  return found.flatMap((one) => (one?.name ? [{ name: one.name, isComponent: false, from }] : []));
}
