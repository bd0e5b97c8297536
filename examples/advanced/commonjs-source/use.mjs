import { readdirSync } from 'node:fs';

const folder = process.argv[2];
for (const file of readdirSync(folder).filter((name) => /\.c?js$/.test(name))) {
  const result = await outcome(`./${folder}/${file}`);
  if (result !== undefined) console.log(file.padEnd(16), result);
}

async function outcome(file) {
  try {
    const { run } = await import(file);
    return run && String(run());
  } catch (error) {
    return `${error.name}: ${error.message.split(/[\n,]/)[0]}`;
  }
}
