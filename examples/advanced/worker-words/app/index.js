import { countWords } from 'worker-words';

console.log(await countWords('counted in another thread'));
