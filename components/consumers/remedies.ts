import type { PlainTextKey } from '../../shared/texts.ts';
import type { Consumer } from './consumer.ts';
import type { texts } from './texts.ts';

type Remedy = [text: PlainTextKey<typeof texts>, link: string];

/** Remedies by a pattern for command, output and error; the first match wins. */
const REMEDIES: [pattern: RegExp, ...Remedy][] = [
  [/^script\.html/, 'consumers.addUmd', '/config/lib/format#umd'],
  [/TS7016/, 'consumers.addTypes', '/config/lib/dts#usage'],
  [/TS2307/, 'consumers.addMain', '/guide/advanced/consumers#main-and-types'],
  [/ cjs\S* .*TS1479/, 'consumers.nameTypes', '/config/lib/dts#dts-auto-extension'],
  [/ iife /, 'consumers.leaveIife', '/guide/faq/features#iife-exports'],
  [/ cjs-js /, 'consumers.nameFile', '/config/lib/auto-extension#commonjs-in-an-es-module-package'],
  [/ use\.mjs esm-no-type /, 'consumers.addType', '/config/lib/auto-extension#usage'],
  [/ esm\S* /, 'consumers.addCjs', '/guide/basic/output-format#esm-and-cjs-in-one-package'],
  [/ (?:cjs|umd)\S* /, 'consumers.addEsm', '/guide/basic/output-format#map-the-files-in-exports'],
];

/** What to change so that a consumer loads an output. @throws if no remedy is known */
export function remedyOf({ run, errors }: Consumer, output: string): Remedy {
  const failure = `${run} ${output} ${errors[output]}`;
  const found = REMEDIES.find(([pattern]) => pattern.test(failure));
  if (!found) throw new Error(`components/consumers/remedies.ts has no remedy for: ${failure}`);
  const [, ...remedy] = found;
  return remedy;
}
