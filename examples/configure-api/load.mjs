import { loadConfig } from '@rslib/core';

const { content, filePath, dependencies } = await loadConfig({ command: 'build' });
console.log('found:', filePath, '| libs:', content.lib.length, '| imports:', dependencies);

console.log('in src:', await loadConfig({ cwd: 'src' }));
