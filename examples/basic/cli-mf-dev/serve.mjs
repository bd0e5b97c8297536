import { createRslib, loadConfig } from '@rslib/core';

const rslib = await createRslib({ config: await loadConfig() });
const { port, urls, server } = await rslib.startMFDevServer({ lib: ['mf'] });
console.log(port, urls);
await server.close();
