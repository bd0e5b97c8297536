/** What valibot keeps on its schemas at run time, as far as ours use it; which parts there are depends on the type. */
interface Node {
  type: string;
  entries?: Record<string, Node>;
  wrapped: Node;
  default?: unknown;
  item: Node;
  items: Node[];
  value: Node;
  options?: unknown[];
  literal?: unknown;
  pipe?: Node[];
  requirement?: unknown;
  description?: string;
}

type JsonSchema = Record<string, unknown>;

/** The text of a JSON schema that says the same as a valibot schema. */
export function jsonSchemaText(schema: unknown): string {
  const text = { $schema: 'http://json-schema.org/draft-07/schema#', ...convert(schema as Node) };
  return `${JSON.stringify(text, null, 2)}\n`;
}

function convert(node: Node): JsonSchema {
  const schema = shape(node);
  for (const action of node.pipe?.slice(1) ?? []) {
    if (action.type === 'description') schema.description = action.description;
    if (action.type === 'regex') schema.pattern = (action.requirement as RegExp).source;
    if (action.type === 'integer') schema.type = 'integer';
    if (action.type === 'min_value') schema.minimum = action.requirement;
    if (action.type === 'max_value') schema.maximum = action.requirement;
    if (action.type === 'non_empty') schema.minLength = 1;
    if (action.type === 'min_length') schema.minItems = action.requirement;
  }
  return schema;
}

function shape(node: Node): JsonSchema {
  const base = node.pipe?.[0];
  if (base && base !== node && base.pipe) return convert(base);
  switch (node.type) {
    case 'strict_object':
      return objectSchema(node.entries ?? {});
    case 'optional':
      return { ...convert(node.wrapped), ...(node.default === undefined ? {} : { default: node.default }) };
    case 'nullish':
      return { anyOf: [convert(node.wrapped), { type: 'null' }] };
    case 'array':
      return { type: 'array', items: convert(node.item) };
    case 'tuple':
      return { type: 'array', items: node.items.map(convert), additionalItems: false };
    case 'record':
      return { type: 'object', additionalProperties: convert(node.value) };
    case 'union':
    case 'variant':
      return { anyOf: (node.options as Node[]).map(convert) };
    case 'picklist':
      return { enum: node.options };
    case 'literal':
      return { const: node.literal };
    case 'unknown':
      return {};
    default:
      return { type: node.type };
  }
}

function objectSchema(entries: Record<string, Node>): JsonSchema {
  const isOptional = ({ type }: Node) => type === 'optional' || type === 'nullish';
  return {
    type: 'object',
    additionalProperties: false,
    required: Object.entries(entries).flatMap(([key, entry]) => (isOptional(entry) ? [] : [key])),
    properties: Object.fromEntries(Object.entries(entries).map(([key, entry]) => [key, convert(entry)])),
  };
}
