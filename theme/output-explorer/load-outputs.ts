// Loaded with a reader's first choice: all outputs, and the comparison.
import type { OutputsFile } from '../../site/output-explorer/outputs';
import file from '../../site/output-explorer/outputs.json' with { type: 'json' };

export { compareFiles } from './compare';

export const outputs = file as unknown as OutputsFile;
