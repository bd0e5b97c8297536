import type { Finding } from '../findings/finding.ts';
import { frontmatterSchema } from './frontmatter-schema.ts';
import { schemaFaults } from './schema-faults.ts';

/** Between the first line and the next one of three dashes; a file may end its lines either way. */
const FRONTMATTER = /^(---[ \t]*\r?\n)([\s\S]*?)^---[ \t]*$/m;

/** What is wrong with the frontmatter of a page. */
export function frontmatterFaults(source: { file: string; text: string }): Finding[] {
  const found = source.text.startsWith('---') ? FRONTMATTER.exec(source.text) : null;
  if (!found) return [];
  const [, opening = '', yaml = ''] = found;
  return schemaFaults(source, yaml, frontmatterSchema, opening.length);
}
