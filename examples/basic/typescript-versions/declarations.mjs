import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { rslib, table, verdict } from './versions.mjs';

const builds = (dts) => () => verdict(rslib([], { DTS: JSON.stringify(dts) }));
/** The part of the output of a build that matches. */
const prints = (pattern) => () => rslib([]).output.match(pattern)?.[0] ?? '';

/** The result of a row while the source has one more file. */
function withFile(name, code, row) {
  writeFileSync(name, code);
  const result = row();
  rmSync(name);
  return result;
}

/** Whether no file is lost in five builds, since each may lose other files, or none. */
function sharedFolder() {
  for (let build = 0; build < 5; build++) {
    rslib(['-c', 'rslib.shared-folder.config.ts']);
    if (readdirSync('dist').filter((name) => name.includes('.d.')).length < 4) return '✗';
  }
  return '✓';
}

table({
  ready: prints(/declaration files generated.* in/),
  error: () => withFile('src/wrong.ts', 'export const no: string = 1;\n', prints(/\[tsc\]|\[tsgo\]/)),
  'esm, cjs → dist': sharedFolder,
  'dts.alias': () =>
    withFile('src/alias.ts', "export { join } from 'joiner';\n", builds({ alias: { joiner: './src/join' } })),
  'dts.tsgo: true': builds({ tsgo: true }),
  'dts.tsgo: false': builds({ tsgo: false }),
  'dts.isolated: true': builds({ isolated: true }),
  'dts.bundle: true': builds({ bundle: true }),
});
