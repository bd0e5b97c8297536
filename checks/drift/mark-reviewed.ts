import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import {
  byLanguage,
  compare,
  LEDGER,
  type Ledger,
  ledgerText,
  type Translations,
  withCompared,
} from '../../site/drift/ledger.ts';
import { readSections } from '../../site/drift/sections.ts';
import { DEFAULT_LANGUAGE, langs } from '../../site/languages.ts';
import { suggest } from '../../site/near.ts';
import { pageOf } from '../requested-files.ts';
import { fileOfRoute } from '../site-sources.ts';
import { fileOf, placeOf } from './drift.ts';

/**
 * Records that sections say the same in both languages.
 *
 * @param places pages, as paths or routes in either language, optionally with `#id` for a single section
 * @param root the repository root
 * @returns a line for each recorded or removed section
 * @throws if a place does not exist, or a section exists in one language only; then nothing is written
 */
export function markReviewed(places: readonly string[], root: string): string[] {
  const file = path.join(root, LEDGER);
  let ledger = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Ledger) : {};
  const lines: string[] = [];
  for (const place of places) {
    const [name = '', id] = place.split('#');
    const page = fileOfRoute(DEFAULT_LANGUAGE, `/${pageOf(name)}`).slice(fileOf('', DEFAULT_LANGUAGE).length);
    const sections = readTranslations(page, root, ledger);
    const ids = id === undefined ? [...new Set(langs.flatMap((lang) => [...sections[lang].keys()]))] : [id];
    const drifts = compare(sections, ledger[page]);
    for (const one of ids) lines.push(...linesOf(page, one, sections, drifts));
    for (const { id: gone } of drifts.filter(({ kind }) => kind === 'gone')) lines.push(`− ${placeOf(page, gone)}`);
    ledger = withCompared(ledger, page, ids, sections);
  }
  writeFileSync(file, ledgerText(ledger));
  return lines;
}

function readTranslations(page: string, root: string, ledger: Ledger): Translations {
  const missing = langs.map((lang) => fileOf(page, lang)).filter((file) => !existsSync(path.join(root, file)));
  const isGone = missing.length === langs.length;
  if (isGone && ledger[page]) return byLanguage(() => new Map());
  if (missing.length > 0) {
    const places = Object.keys(ledger).map((known) => placeOf(known));
    const how = isGone ? suggest(placeOf(page), places, 'write it first') : 'write it first';
    throw new Error(`there is no ${missing[0]} — ${how}`);
  }
  return byLanguage((lang) => readSections(readFileSync(path.join(root, fileOf(page, lang)), 'utf8')));
}

function linesOf(page: string, id: string, sections: Translations, drifts: ReturnType<typeof compare>): string[] {
  const known = [...sections[DEFAULT_LANGUAGE].keys()];
  const drift = drifts.find((one) => one.id === id);
  if (drift?.kind === 'alone') {
    throw new Error(`only ${fileOf(page, drift.lang)} has #${id} — write it in the other language, or remove it`);
  }
  if (drift) return drift.kind === 'gone' ? [] : [`✓ ${placeOf(page, id)}`];
  if (known.includes(id)) return [];
  const how = suggest(id, known, `there are ${known.join(', ')}`, (other) => placeOf(page, other));
  throw new Error(`${fileOf(page, DEFAULT_LANGUAGE)} has no section #${id} — ${how}`);
}
