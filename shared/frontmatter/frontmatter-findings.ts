import type { Finding } from '../findings/finding.ts';
import { frontmatterSchema } from './frontmatter-schema.ts';
import { schemaFindings } from './schema-findings.ts';

/** What Rspress reads as frontmatter: also after a byte order mark, and to the first line that begins with `---`. */
const FRONTMATTER = /^(\uFEFF?---(?!-)[^\n]*\n)([\s\S]*?)(?:^---|(?![\s\S]))/m;

/** The mistakes in a page's frontmatter. */
export function frontmatterFindings(source: { file: string; text: string }): Finding[] {
  const found = FRONTMATTER.exec(source.text);
  if (!found || found.index > 0) return [];
  const [, opening = '', yaml = ''] = found;
  return schemaFindings(source, yaml, frontmatterSchema, opening.length);
}
