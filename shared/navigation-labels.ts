import { type Finding, findingAt } from './findings/finding.ts';
import { valuesOf } from './pages/yaml-values.ts';

/** The keys in navigation files whose values are keys of the dictionary. */
const LABELS: readonly unknown[] = ['text', 'label'];

/** Labels in a `_nav.json` or `_meta.json` that are not in the dictionary. */
export function labelFindings(source: { file: string; text: string }, texts: object): Finding[] {
  return valuesOf(source.text)
    .values.filter(({ path, value }) => LABELS.includes(path.at(-1)) && !(String(value) in texts))
    .map(({ value, from }) =>
      findingAt(source, from, `the label "${value}" is not in the dictionary`, 'add it to shared/texts.ts'),
    );
}
