/** Writes the facts about the installed package's options: `npm run facts -- [file]`. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

// Rslib's defaults depend on this variable, and test runners set it.
process.env.NODE_ENV = 'production';
const { collectFacts } = await import('./collect-facts.ts');

const repository = path.resolve(import.meta.dirname, '../..');
const target = path.resolve(process.argv[2] ?? path.join(repository, 'shared/option-facts/option-facts.json'));

// All projects are built in one folder, so that outputs do not differ by path.
mkdirSync(path.join(repository, '.cache'), { recursive: true });
const folder = mkdtempSync(path.join(repository, '.cache/option-facts-'));
process.chdir(folder);
const facts = await collectFacts().finally(() => {
  process.chdir(repository);
  rmSync(folder, { recursive: true });
});
writeFileSync(target, `${JSON.stringify(facts, null, 2)}\n`);
console.log(`${Object.keys(facts.options).length} options → ${path.relative(repository, target)}`);
