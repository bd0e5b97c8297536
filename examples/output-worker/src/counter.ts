import { countWords } from './count-words';

self.onmessage = (event: MessageEvent<string>) => self.postMessage(countWords(event.data));
