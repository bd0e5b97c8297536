import { readdirSync } from 'node:fs';

for (const scope of ['@rspack', '@ast-grep', '@typescript']) {
  console.log(scope.padEnd(12), list(scope).join(' ') || '-');
}

function list(scope) {
  try {
    return readdirSync(`node_modules/${scope}`).filter((name) => /linux|darwin|win32/.test(name));
  } catch {
    return [];
  }
}
