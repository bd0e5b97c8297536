import * as env from 'cli-env';

console.log({ ...env });
