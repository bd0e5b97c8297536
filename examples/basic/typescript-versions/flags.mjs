import { table, tsc, verdict } from './versions.mjs';

table({
  'tsc --ignoreConfig': () => verdict(tsc(['--ignoreConfig', '--noEmit', '--types', 'node', 'src/join.ts'])),
});
