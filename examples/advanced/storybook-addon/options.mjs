// Builds the stories with each variant, and prints the unit of the badge or the error.
import { build, storiesOf } from './storybook.mjs';

const variants = process.argv.slice(2);
const width = Math.max(...variants.map((variant) => variant.length));

for (const [index, variant] of variants.entries()) {
  const folder = `static/${index}`;
  const result = build(variant, folder) ?? storiesOf(folder).match(/`\$\{\w+\} (.+?)`/)[1];
  console.log(`${variant.padEnd(width)}   ${result}`);
}
