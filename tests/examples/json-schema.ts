import { exampleSchema } from '../../shared/examples/example-spec.ts';
import { jsonSchemaText } from '../../writing/checks/schemas/schema-checks.ts';

/** The contents of examples/example.schema.json, derived from the Valibot schema. */
export function exampleJsonSchema(): string {
  return jsonSchemaText(exampleSchema);
}
