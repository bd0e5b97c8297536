import { writeFileSync } from 'node:fs';
import path from 'node:path';

// The tool decides by this variable, and a test runner sets one of its own.
process.env.NODE_ENV = 'production';
const { collectFacts } = await import('./collect-facts.ts');

const committed = path.join(import.meta.dirname, '../../site/option-facts/option-facts.json');
const target = process.argv[2] ? path.resolve(process.argv[2]) : committed;

const { facts, sources } = await collectFacts();
writeFileSync(target, `${JSON.stringify(facts, null, 2)}\n`);

const summary = ['inspected', 'probed', 'declared', 'override'].map(
  (name) => `${sources.filter((source) => source === name).length} ${name}`,
);
console.log(
  `${Object.keys(facts.options).length} options; defaults: ${summary.join(', ')} → ${path.relative(process.cwd(), target)}`,
);
