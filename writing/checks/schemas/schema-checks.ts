import { toJsonSchema } from '@valibot/to-json-schema';
import type { GenericSchema } from 'valibot';
import { exampleFindings } from '../../../shared/examples/example-spec.ts';
import { findingAt } from '../../../shared/findings/finding.ts';
import { frontmatterFindings } from '../../../shared/frontmatter/frontmatter-findings.ts';
import { frontmatterSchema } from '../../../shared/frontmatter/frontmatter-schema.ts';
import { schemaFindings } from '../../../shared/frontmatter/schema-findings.ts';
import { IN_DOCS } from '../../../shared/languages.ts';
import { labelFindings } from '../../../shared/navigation-labels.ts';
import { valuesOf } from '../../../shared/pages/yaml-values.ts';
import { check, syntaxCheck } from '../check.ts';
import { EXAMPLE_FILES } from '../example-files/examples.ts';
import { metaSchema, navSchema } from './navigation-schemas.ts';

export const validFrontmatter = syntaxCheck('valid-frontmatter', 'pages', function* (site, looked) {
  for (const page of site.requestedPages) {
    looked();
    yield* frontmatterFindings(page);
  }
});

export const validNavigation = check('valid-navigation', 'navigation files', function* (site, looked) {
  for (const file of site.files.list(`${IN_DOCS}/**/_{nav,meta}.json`).filter(site.isRequested)) {
    looked();
    const text = site.files.read(file) ?? '';
    yield* schemaFindings({ file, text }, text, file.endsWith('_nav.json') ? navSchema : metaSchema);
    yield* labelFindings({ file, text }, site.texts);
    const names = new Set<unknown>();
    for (const { path, value, from } of valuesOf(text).values) {
      const key = path.at(-1);
      if (key !== 'name' && path.length > 1) continue;
      const target = `${file.replace(/_meta\.json$/, '')}${value}`;
      if (!site.files.exists(`${target}.mdx`) && site.files.list(`${target}/*`).length === 0)
        yield findingAt({ file, text }, from, `there is no page "${value}" here`, 'write it, or remove the name');
      if (path.length === 1 && names.has(value))
        yield findingAt({ file, text }, from, `"${value}" is listed twice`, 'remove one');
      names.add(value);
    }
  }
});

export const validExamples = check('valid-examples', 'examples', function* (site, looked) {
  for (const file of site.files.list(EXAMPLE_FILES).filter(site.isRequested)) {
    looked();
    yield* exampleFindings({ file, text: site.files.read(file) ?? '' });
  }
});

/** The JSON schemas for editors. */
const EDITOR_SCHEMAS: Record<string, GenericSchema> = {
  'writing/checks/schemas/frontmatter.schema.json': frontmatterSchema,
  'writing/checks/schemas/nav.schema.json': navSchema,
  'writing/checks/schemas/meta.schema.json': metaSchema,
};

export const editorSchemas = check('editor-schemas', 'schemas', function* (site, looked) {
  for (const [file, schema] of Object.entries(EDITOR_SCHEMAS)) {
    looked();
    const text = site.files.read(file) ?? '';
    const wanted = jsonSchemaText(schema);
    const fix = { from: 0, to: text.length, text: wanted };
    if (text !== wanted)
      yield findingAt({ file, text }, 0, 'it differs from the schema in the code', 'run npm run check -- --fix', fix);
  }
});

/** The JSON schema of a valibot schema, without the checks that JSON Schema can't express. */
export function jsonSchemaText(schema: GenericSchema): string {
  return `${JSON.stringify(toJsonSchema(schema, { errorMode: 'ignore', typeMode: 'input' }), null, 2)}\n`;
}
