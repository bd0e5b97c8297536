import { userAgent } from 'source-define';

console.log(userAgent());
