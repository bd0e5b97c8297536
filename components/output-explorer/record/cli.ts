// Builds every combination of the output explorer and writes its data.
import { writeFileSync } from 'node:fs';
import { keyOf } from '../choices.ts';
import type { Combination } from '../outputs.ts';
import { buildCombinations, outputsFile, packOutputs } from './build-outputs.ts';
import { allChoices } from './combinations.ts';

const built = await buildCombinations(allChoices());
const keys = allChoices().map(keyOf);
const outputs = packOutputs(new Map(keys.map((key) => [key, built.get(key) as Combination])));
writeFileSync(outputsFile, `${JSON.stringify(outputs, null, 1)}\n`);
const refused = [...built.values()].filter((one) => 'message' in one).length;
console.log(`${built.size} combinations, ${refused} of them refused; ${Object.keys(outputs.contents).length} texts`);
process.exit(0);
