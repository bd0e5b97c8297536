import type { GenericSchema } from 'valibot';
import type { Finding } from '../../site/findings/finding.ts';
import { findingAt } from '../../site/findings/format-finding.ts';
import { frontmatterFaults } from '../../site/frontmatter/frontmatter-faults.ts';
import { frontmatterSchema } from '../../site/frontmatter/frontmatter-schema.ts';
import { schemaFaults } from '../../site/frontmatter/schema-faults.ts';
import type { Page } from '../../site/pages/page.ts';
import { valuesOf } from '../../site/pages/yaml-values.ts';
import type { Check } from '../check.ts';
import type { SiteSources } from '../site-sources.ts';
import { jsonFault } from '../structure/json-fault.ts';
import { isThereAsMarkdown } from '../structure/misnamed-pages.ts';
import { jsonSchemaText } from './json-schema.ts';
import { metaSchema, navSchema } from './navigation-schemas.ts';

export const frontmatterFitsSchema: Check = {
  name: 'frontmatter',
  looksAt: 'pages',
  *run(site, looked) {
    for (const page of site.askedPages) {
      looked();
      // Where the page cannot be told from its frontmatter, the check "mdx" tells of it.
      if (!page.fault?.how) yield* frontmatterFaults(page);
      yield* keywordFaults(page);
    }
  },
};

/** Search counts a word once, in whatever letters. */
function* keywordFaults(page: Page): Generator<Finding> {
  const seen = new Set<string>();
  for (const { path, value, from } of page.frontmatterValues) {
    if (path[0] !== 'keywords' || path.length !== 2) continue;
    const word = String(value).trim().toLowerCase();
    if (seen.has(word)) yield findingAt(page, from, `the keyword "${value}" stands there twice`, 'take one out');
    seen.add(word);
  }
}

/** Whether a name of a `_meta.json` is a page or a folder. */
function isThere(name: string, site: SiteSources): boolean {
  const page = `${name}.mdx`;
  return site.files.exists(page) || isThereAsMarkdown(page, site) || site.files.list(`${name}/*`).length > 0;
}

/** Where editors find the same schemas. */
const EDITOR_SCHEMAS: Record<string, GenericSchema> = {
  'checks/schemas/frontmatter.schema.json': frontmatterSchema,
  'checks/schemas/nav.schema.json': navSchema,
  'checks/schemas/meta.schema.json': metaSchema,
};

export const editorsKnowTheSchemas: Check = {
  name: 'editor-schemas',
  looksAt: 'schemas',
  *run(site, looked) {
    for (const [file, schema] of Object.entries(EDITOR_SCHEMAS)) {
      looked();
      const text = site.files.read(file) ?? '';
      const wanted = jsonSchemaText(schema);
      if (text === wanted) continue;
      const fix = { from: 0, to: text.length, text: wanted };
      yield findingAt({ file, text }, 0, 'it says something else than the schema in the code', 'run with --fix', fix);
    }
  },
};

/** Keys whose values readers see; all of them are keys of the dictionary. */
const LABELS = ['text', 'label'];

export const navigationFitsSchema: Check = {
  name: 'navigation-files',
  looksAt: 'navigation files',
  *run(site, looked) {
    const keys = Object.keys(site.texts);
    for (const file of site.files.list('docs/{en,zh}/**/_{nav,meta}.json').filter(site.isAsked)) {
      looked();
      const text = site.files.read(file) ?? '';
      // The check "json" tells of it.
      if (jsonFault(text)) continue;
      yield* schemaFaults({ file, text }, text, file.endsWith('_nav.json') ? navSchema : metaSchema);
      for (const { path, value, from } of valuesOf(text).values) {
        const key = path.at(-1);
        if (typeof value !== 'string') continue;
        if (LABELS.includes(String(key)) && !keys.includes(value))
          yield findingAt({ file, text }, from, `the label "${value}" is no text`, 'add it to site/texts.ts');
        if ((key === 'name' || path.length === 1) && !isThere(`${file.replace(/_meta\.json$/, '')}${value}`, site))
          yield findingAt({ file, text }, from, `there is no page "${value}" here`, 'write it, or take the name out');
      }
    }
  },
};
