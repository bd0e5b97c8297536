import { version } from 'json-package';

console.log(version);
