import { parentPort } from "node:worker_threads";
const countWords = (text)=>text.split(/\s+/).filter(Boolean).length;
parentPort?.on('message', (text)=>parentPort?.postMessage(countWords(text)));
