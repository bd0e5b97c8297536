import { readdirSync, readFileSync } from 'node:fs';

/** How each kind of syntax looks in an output file that still has it. */
const features = {
  arrow: ['(a) => a', /=>/],
  class: ['class A {}', /\bclass \w+ \{/],
  exponent: ['a ** b', /\*\*/],
  'async-function': ['async function', /\basync function\b/],
  'object-spread': ['{ ...a }', /\.\.\./],
  'for-await': ['for await', /\bfor await\b/],
  'optional-catch': ['catch {}', /\bcatch +\{/],
  'optional-chaining': ['a?.b', /\?\./],
  nullish: ['a ?? b', /\?\?/],
  'logical-assignment': ['a ||= b', /\|\|=/],
  'class-field': ['class A { b = 1 }', /^ +x = 1/m],
  'private-field': ['class A { #b }', /#word/],
  'static-block': ['class A { static {} }', /\bstatic\b/],
  'regexp-v': ['/a/v', /\/v;/],
  using: ['using a = b', /\busing\b/],
  bigint: ['10n', /\b10n\b/],
  'dynamic-import': ['import(a)', /\bimport\(/],
  'top-level-await': ['top-level await', /\bawait\b/],
};

const versions = readdirSync('dist').sort((a, b) => year(a) - year(b));

console.log(`${'code'.padEnd(24)}syntax`);
for (const [file, [label, pattern]] of Object.entries(features)) {
  const isLowered = (version) => !pattern.test(readFileSync(`dist/${version}/${file}.js`, 'utf8'));
  const highest = versions.findLast(isLowered);
  console.log(`${label.padEnd(24)}${highest ? `≤ ${highest}` : '-'}`);
}

function year(version) {
  if (version === 'esnext') return Infinity;
  return version === 'es5' ? 0 : Number(version.slice(2));
}
