import { parseHex } from 'dts-package';

console.log('import:', parseHex('#ffbf00'));
