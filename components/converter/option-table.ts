import { languageFacts } from '../../shared/languages.ts';
import { suggest } from '../../shared/near.ts';
import { rowLabel } from './note-markdown.ts';
import { tables } from './tables/index.ts';
import type { OptionTables, SourceTool } from './types.ts';

/**
 * Finds a table of a migration page.
 *
 * @param part which one, for tools that have several
 * @throws if there is no such tool or part, with the name that may be meant
 */
function tableOf(tool: string, part = 'options'): OptionTables[string] {
  const parts: OptionTables | undefined = tables[tool as SourceTool];
  if (!parts) throw new Error(`there are no tables of "${tool}" — ${remedy(tool, tables)}`);
  const table = parts[part];
  if (!table) throw new Error(`${tool} has no table "${part}" — ${remedy(part, parts)}`);
  return table;
}

function remedy(name: string, known: object): string {
  const names = Object.keys(known);
  return suggest(name, names, `there are ${names.join(', ')}`);
}

/**
 * A table of a migration page, as Markdown; its links name no language.
 *
 * @throws if there is no such table
 */
export function optionTable(tool: string, part: string | undefined, language: string): string {
  const { heading, rows } = tableOf(tool, part);
  const { lang } = languageFacts(language);
  const cells = [
    [heading[lang], 'Rslib'],
    ['---', '---'],
    ...rows.map((row) => [rowLabel(row, lang), row.answer[lang]]),
  ];
  return cells.map((row) => `| ${row.join(' | ')} |`).join('\n');
}
