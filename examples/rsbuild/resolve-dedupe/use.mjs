await import('./dist/default/index.js');
await import('./dist/dedupe/index.js');
