import { loadEnv } from '@rslib/core';

const { parsed, publicVars, cleanup } = loadEnv({ mode: 'staging', prefixes: ['SHOP_'] });
console.log({ parsed, publicVars });
console.log(process.env.TOKEN);
cleanup();
console.log(process.env.TOKEN);
