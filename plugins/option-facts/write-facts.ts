/** Writes the facts about the installed package's options: `npm run facts -- [file]`. */
import { writeFileSync } from 'node:fs';
import path from 'node:path';

// Rslib's defaults depend on this variable, and test runners set it.
process.env.NODE_ENV = 'production';
const { collectFacts } = await import('./collect-facts.ts');

const committed = path.join(import.meta.dirname, '../../site/option-facts/option-facts.json');
const target = path.resolve(process.argv[2] ?? committed);
const facts = await collectFacts();
writeFileSync(target, `${JSON.stringify(facts, null, 2)}\n`);
console.log(`${Object.keys(facts.options).length} options → ${path.relative(process.cwd(), target)}`);
