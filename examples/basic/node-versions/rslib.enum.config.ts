import { defineConfig } from '@rslib/core';

enum Folder {
  Output = './dist',
}

export default defineConfig({
  bundle: false,
  output: { distPath: Folder.Output },
});
