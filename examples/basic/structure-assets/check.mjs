import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';

// Follows every relative address in the emitted scripts and styles of the folders.
for (const folder of process.argv.slice(2)) {
  const files = readdirSync(folder, { recursive: true }).filter((file) => /\.(js|css)$/.test(file));
  let followed = 0;
  for (const file of files.sort()) {
    const text = readFileSync(path.join(folder, file), 'utf8');
    for (const [, address] of text.matchAll(/(?:from |import |url\()"?(\.[^")]+)/g)) {
      followed += 1;
      if (!existsSync(path.join(folder, path.dirname(file), address))) {
        console.log('ENOENT', `${folder}/${file}`, address);
        process.exitCode = 1;
      }
    }
  }
  console.log(folder, { followed });
}
