import { exampleSchema } from './schema.ts';

/** What valibot keeps on its schemas at run time, as far as example.json uses it. */
interface Node {
  type: string;
  kind: string;
  entries?: Record<string, Node>;
  wrapped?: Node;
  default?: unknown;
  item?: Node;
  value?: Node;
  options?: Node[];
  literal?: unknown;
  pipe?: Node[];
  requirement?: unknown;
  description?: string;
}

/** The text of examples/example.schema.json, derived from the valibot schema. */
export function exampleJsonSchema(): string {
  const schema = { $schema: 'http://json-schema.org/draft-07/schema#', ...convert(exampleSchema as unknown as Node) };
  return `${JSON.stringify(schema, null, 2)}\n`;
}

function convert(node: Node): Record<string, unknown> {
  const schema = shape(node);
  for (const action of node.pipe?.slice(1) ?? []) {
    if (action.type === 'description') schema.description = action.description;
    if (action.type === 'regex') schema.pattern = (action.requirement as RegExp).source;
    if (action.type === 'integer') schema.type = 'integer';
    if (action.type === 'non_empty') schema.minLength = 1;
    if (action.type === 'min_length') schema.minItems = action.requirement;
  }
  return schema;
}

function shape(node: Node): Record<string, unknown> {
  const base = node.pipe?.[0];
  if (base && base !== node && base.pipe) return convert(base);
  switch (node.type) {
    case 'strict_object': {
      const entries = Object.entries(node.entries ?? {});
      return {
        type: 'object',
        additionalProperties: false,
        required: entries.filter(([, entry]) => entry.type !== 'optional').map(([key]) => key),
        properties: Object.fromEntries(entries.map(([key, entry]) => [key, convert(entry)])),
      };
    }
    case 'optional':
      return { ...convert(node.wrapped!), ...(node.default === undefined ? {} : { default: node.default }) };
    case 'array':
      return { type: 'array', items: convert(node.item!) };
    case 'record':
      return { type: 'object', additionalProperties: convert(node.value!) };
    case 'union':
      return { anyOf: node.options!.map(convert) };
    case 'literal':
      return { const: node.literal };
    default:
      return { type: node.type };
  }
}
