import { createRslib, loadConfig } from '@rslib/core';

// What `rslib mf-dev` does.
const { content } = await loadConfig();
const rslib = await createRslib({ config: content });
const { port, server } = await rslib.startMFDevServer();
const get = (path) => fetch(`http://localhost:${port}/${path}`);

for (const path of ['mf-manifest.json', 'price_tag.js', 'remoteEntry.js']) {
  const { status } = await get(path);
  console.log(status, path);
}
const manifest = await get('mf-manifest.json');
console.log('CORS:', manifest.headers.get('access-control-allow-origin'));
console.log('publicPath:', (await manifest.json()).metaData.publicPath);
await server.close();
