import { existsSync, readFileSync } from 'node:fs';

// The paths of the images that each file imports, and whether they exist.
for (const file of ['bundle/index.js', 'path/index.js', 'bundleless/dark/logo.js']) {
  const url = new URL(`./dist/${file}`, import.meta.url);
  for (const [, path] of readFileSync(url, 'utf8').matchAll(/"(.+\.png)"/g)) {
    console.log(file, path, existsSync(new URL(path, url)));
  }
}
