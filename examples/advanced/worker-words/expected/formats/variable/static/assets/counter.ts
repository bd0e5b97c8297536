import { split } from './split';

self.onmessage = ({ data }: MessageEvent<string>) => self.postMessage(split(data).length);
