import { createRslib, loadConfig } from '@rslib/core';

const rslib = await createRslib({ config: await loadConfig() });
console.log('libs:', rslib.getRslibConfig().lib.length);

const { origin } = await rslib.inspectConfig({ lib: ['cjs'] });
const { target, distPath, sourceMap } = origin.environmentConfigs.cjs.output;
console.log({ target, root: distPath.root, sourceMap });
