import { createRslib, rsbuild, rspack } from '@rslib/core';

console.log('Rsbuild', rsbuild.version, '| Rspack', rspack.rspackVersion);

const rslib = await createRslib({
  config: {
    output: { distPath: './marked' },
    tools: { rspack: { plugins: [new rspack.BannerPlugin({ banner: '// checked', raw: true })] } },
  },
});
const { close } = await rslib.build();
await close();
