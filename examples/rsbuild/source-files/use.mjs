import { model, ready } from 'source-files';

console.log(ready, model);
