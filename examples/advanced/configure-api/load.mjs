import { loadConfig } from '@rslib/core';

const { content, filePath, dependencies } = await loadConfig({ command: 'build' });
console.log({ filePath, libs: content.lib.length, dependencies });

console.log(await loadConfig({ cwd: 'src' }));
