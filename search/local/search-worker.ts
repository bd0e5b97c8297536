import { answer, type WorkerReply, type WorkerRequest } from './answer';

/** Runs the engine off the main thread, so that indexing does not block typing. */
addEventListener('message', async ({ data: { id, question } }: MessageEvent<WorkerRequest>) => {
  let reply: WorkerReply;
  try {
    reply = { id, results: await answer(question) };
  } catch (error) {
    reply = { id, reason: error instanceof Error ? error.message : String(error) };
  }
  postMessage(reply);
});
