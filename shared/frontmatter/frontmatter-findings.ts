import type { Finding } from '../findings/finding.ts';
import { frontmatterSchema } from './frontmatter-schema.ts';
import { schemaFindings } from './schema-findings.ts';

/** The frontmatter block, with either kind of line breaks. */
const FRONTMATTER = /^(---[ \t]*\r?\n)([\s\S]*?)^---[ \t]*$/m;

/** The mistakes in a page's frontmatter. */
export function frontmatterFindings(source: { file: string; text: string }): Finding[] {
  const found = source.text.startsWith('---') ? FRONTMATTER.exec(source.text) : null;
  if (!found) return [];
  const [, opening = '', yaml = ''] = found;
  return schemaFindings(source, yaml, frontmatterSchema, opening.length);
}
