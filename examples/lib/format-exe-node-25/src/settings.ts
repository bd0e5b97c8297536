import { getAssetKeys } from 'node:sea';

const title = process.title.includes('/') ? undefined : process.title;

console.log(JSON.stringify({ assets: getAssetKeys(), title }));
