import { type ConversionRequest, showConversion } from './conversion';

/** Converts off the main thread, where a long file does not block typing, and a conversion can be stopped. */
addEventListener('message', ({ data }: MessageEvent<ConversionRequest>) => postMessage(showConversion(data)));
