import * as api from '@rslib/core';

for (const [name, value] of Object.entries(api)) {
  console.log(name.padEnd(16), typeof value === 'string' ? value : typeof value);
}
