import { loadConfig } from '@rslib/core';

const { content } = await loadConfig();
console.log(JSON.stringify(content, (key, value) => (key === '_privateMeta' ? undefined : value), 2));
