import { exampleSchema } from '../../checks/example-files/example-spec.ts';
import { jsonSchemaText } from '../../checks/schemas/json-schema.ts';

/** The text of examples/example.schema.json, derived from the valibot schema. */
export function exampleJsonSchema(): string {
  return jsonSchemaText(exampleSchema);
}
