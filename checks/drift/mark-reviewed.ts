import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { compare, type Pair } from '../../site/drift/compare.ts';
import { LEDGER, type Ledger, ledgerText, withCompared } from '../../site/drift/ledger.ts';
import { readSections } from '../../site/drift/sections.ts';
import { near } from '../../site/near.ts';
import { pageOf } from '../requested-files.ts';
import { fileOf, placeOf } from './drift.ts';

/**
 * Records in the ledger that sections say the same in both languages.
 *
 * @param places pages, as paths or addresses in either language, each with `#id` for one section of it
 * @param root the root of the repository
 * @returns a line for each section that was recorded or removed
 * @throws if a place does not exist, or a section exists in one language only; nothing is written then
 */
export function markReviewed(places: readonly string[], root: string): string[] {
  const file = path.join(root, LEDGER);
  let ledger = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Ledger) : {};
  const lines: string[] = [];
  for (const place of places) {
    const [name = '', id] = place.split('#');
    const route = pageOf(name);
    const page = `${route === '' || route.endsWith('/') ? `${route}index` : route}.mdx`;
    const pair = readPair(page, root, ledger);
    const ids = id === undefined ? [...new Set([...pair.en.keys(), ...pair.zh.keys()])] : [id];
    const drifts = compare(pair, ledger[page]);
    for (const one of ids) lines.push(...linesOf(page, one, pair, drifts));
    for (const { id: gone } of drifts.filter(({ kind }) => kind === 'gone')) lines.push(`− ${placeOf(page, gone)}`);
    ledger = withCompared(ledger, page, ids, pair.en, pair.zh);
  }
  writeFileSync(file, ledgerText(ledger));
  return lines;
}

function readPair(page: string, root: string, ledger: Ledger): Pair {
  const files = { en: fileOf(page, 'en'), zh: fileOf(page, 'zh') };
  const missing = Object.values(files).filter((file) => !existsSync(path.join(root, file)));
  if (missing.length === 2 && ledger[page]) return { en: new Map(), zh: new Map() };
  if (missing.length > 0) {
    const places = Object.keys(ledger).map((known) => placeOf(known));
    const meant = missing.length === 2 ? near(placeOf(page), places) : undefined;
    throw new Error(`there is no ${missing[0]} — ${meant ? `did you mean ${meant}?` : 'write it first'}`);
  }
  const sections = (file: string) => readSections(readFileSync(path.join(root, file), 'utf8'));
  return { en: sections(files.en), zh: sections(files.zh) };
}

function linesOf(page: string, id: string, pair: Pair, drifts: ReturnType<typeof compare>): string[] {
  const drift = drifts.find((one) => one.id === id);
  if (drift?.kind === 'alone') {
    throw new Error(`${fileOf(page, drift.lang)} has #${id} alone — write it in the other language, or take it out`);
  }
  if (drift) return drift.kind === 'gone' ? [] : [`✓ ${placeOf(page, id)}`];
  if (pair.en.has(id)) return [];
  const meant = near(id, [...pair.en.keys()]);
  const how = meant ? `did you mean ${placeOf(page, meant)}?` : `there are ${[...pair.en.keys()].join(', ')}`;
  throw new Error(`${fileOf(page, 'en')} has no section #${id} — ${how}`);
}
