import { jsonSchemaText } from '../../checks/schemas/schema-checks.ts';
import { exampleSchema } from '../../site/examples/example-spec.ts';

/** The contents of examples/example.schema.json, derived from the Valibot schema. */
export function exampleJsonSchema(): string {
  return jsonSchemaText(exampleSchema);
}
