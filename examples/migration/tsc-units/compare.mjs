import { existsSync, readFileSync } from 'node:fs';

const attempt = (call) => {
  try {
    return call();
  } catch (error) {
    return error.code;
  }
};

for (const folder of ['old', 'dist']) {
  const api = await import(`./${folder}/index.js`).catch((error) => error);
  const code = readFileSync(`${folder}/convert.js`, 'utf8');
  console.log(folder);
  console.log('  exports:', Object.keys(api).join(' '));
  console.log('  convert:', attempt(() => api.convert({ value: 20, scale: 'C' }).value));
  console.log('  help:', attempt(() => api.help()));
  console.log('  ??=:', code.includes('??='), '| comment:', code.includes('half-known'));
  console.log('  index.d.ts.map:', existsSync(`${folder}/index.d.ts.map`));
}
const [old, now] = ['old', 'dist'].map((folder) => readFileSync(`${folder}/convert.d.ts`, 'utf8').split('\n//#')[0].trim());
console.log('convert.d.ts', { same: old === now });
