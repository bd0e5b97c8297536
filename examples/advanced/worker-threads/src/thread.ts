import { parentPort } from 'node:worker_threads';
import { countWords } from './count-words';

parentPort?.on('message', (text: string) => parentPort?.postMessage(countWords(text)));
