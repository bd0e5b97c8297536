import { seconds } from 'auto-extension-commonjs';

console.log('import:', seconds(1500));
