// Builds every combination of the output explorer and writes what it shows.
import { updateOutputs } from './prove-outputs.ts';

const { contents, combinations } = await updateOutputs();
const refused = Object.values(combinations).filter((one) => 'message' in one).length;
console.log(
  `${Object.keys(combinations).length} combinations, ${refused} of them refused; ${Object.keys(contents).length} texts`,
);
process.exit(0);
