import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

// Says which imports of each output folder lead to no file.
for (const folder of readdirSync('dist')) {
  const files = readdirSync(path.join('dist', folder), { recursive: true }).filter((file) => file.endsWith('.js'));
  const missing = files.flatMap((file) => {
    const code = readFileSync(path.join('dist', folder, file), 'utf8');
    const requests = [...code.matchAll(/(?:import|from) "(.+?)"/g)].map(([, request]) => request);
    return requests
      .filter((request) => !existsSync(path.join('dist', folder, path.dirname(file), request)))
      .map((request) => `${file} → ${request}`);
  });
  console.log(folder, missing);
}
