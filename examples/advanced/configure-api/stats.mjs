import { createRslib, loadConfig } from '@rslib/core';

const rslib = await createRslib({ config: await loadConfig() });
const { stats, close } = await rslib.build();
await close();

for (const { name, assets, warnings } of stats.toJson({ all: false, assets: true, warnings: true }).children) {
  console.log(name, assets.map((file) => `${file.name} ${file.size} B`), { warnings: warnings.length });
}
