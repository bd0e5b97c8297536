import { rmSync } from 'node:fs';
import { basename } from 'node:path';
import { loadConfig } from '@rslib/core';

// Loads a config, prints it, deletes its file, and looks which one is next.
for (;;) {
  const { filePath, content } = await loadConfig();
  console.log(filePath && basename(filePath), content.banner?.js ?? content);
  if (!filePath) break;
  rmSync(filePath);
}
