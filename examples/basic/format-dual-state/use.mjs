import { createRequire } from 'node:module';
import * as imported from 'format-dual-state';

const required = createRequire(import.meta.url)('format-dual-state');

const meter = new imported.Unit('meter');
console.log({ imported: imported.registered(), required: required.registered() });
console.log({ instanceof: meter instanceof required.Unit });
