import { answer } from './answer';
import type { Reply, Request } from './create-asker';

/** Searches beside the page, so that building an engine never holds up typing. */
addEventListener('message', async ({ data: { id, question } }: MessageEvent<Request>) => {
  let reply: Reply;
  try {
    reply = { id, results: await answer(question) };
  } catch (error) {
    reply = { id, reason: error instanceof Error ? error.message : String(error) };
  }
  postMessage(reply);
});
