import { createRslib, loadConfig } from '@rslib/core';

// What `rslib mf-dev` does.
const { content } = await loadConfig();
const rslib = await createRslib({ config: content });
const { port, server } = await rslib.startMFDevServer();

for (const path of ['mf-manifest.json', 'price_tag.js', 'remoteEntry.js']) {
  const { status } = await fetch(`http://localhost:${port}/${path}`);
  console.log(status, path);
}
await server.close();
