import { createServer } from 'node:http';
import { defineConfig, type RsbuildPlugin } from '@rslib/core';

const pluginStatus: RsbuildPlugin = {
  name: 'status',
  setup(api) {
    const server = createServer((_, response) => response.end('building'));
    server.listen(0);
    if (process.env.CLOSE) api.onCloseBuild(() => void server.close());
  },
};

setTimeout(() => console.log(process.getActiveResourcesInfo()), 3000).unref();

export default defineConfig({ plugins: [pluginStatus] });
