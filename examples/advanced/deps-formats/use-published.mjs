import { rmSync } from 'node:fs';

// Whoever installs this package does not get its devDependencies.
rmSync('node_modules/@acme', { recursive: true });

for (const folder of ['esm', 'bundleless', 'inline']) {
  try {
    const { Total } = await import(`./dist/${folder}/index.js`);
    console.log(`${folder}: ${Total({ prices: [199, 250] }).props.children}`);
  } catch (error) {
    console.log(`${folder}: ${error.code}: ${error.message}`);
  }
}
