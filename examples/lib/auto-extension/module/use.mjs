import { seconds } from 'auto-extension-module';

console.log('import:', seconds(1500));
