/** Writes what the installed package says about its options: `npm run facts -- [file]`. */
import { writeFileSync } from 'node:fs';
import path from 'node:path';

// The tool decides by this variable, and a test runner sets one of its own.
process.env.NODE_ENV = 'production';
const { collectFacts } = await import('./collect-facts.ts');

const committed = path.join(import.meta.dirname, '../../site/option-facts/option-facts.json');
const target = path.resolve(process.argv[2] ?? committed);
const facts = await collectFacts();
writeFileSync(target, `${JSON.stringify(facts, null, 2)}\n`);
console.log(`${Object.keys(facts.options).length} options → ${path.relative(process.cwd(), target)}`);
