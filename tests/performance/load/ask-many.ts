import { Agent, request } from 'node:http';

/** What so many answers were like. */
export interface Load {
  answers: number;
  /** Answers that were not 200. */
  wrong: number;
  bytes: number;
  seconds: number;
  /** Milliseconds from the request to the last byte, the quickest first. */
  times: readonly number[];
}

/**
 * Asks a server for the same files again and again, over connections that stay open.
 *
 * @param origin such as `http://127.0.0.1:8080`
 * @param addresses what is asked for, in turn
 * @param accepted what the client unpacks, as `Accept-Encoding` has it
 * @param bounds.connections how many requests are under way at once
 * @param bounds.requests how many are sent in all
 */
export async function askMany(
  origin: string,
  addresses: readonly string[],
  accepted: string,
  bounds: { connections: number; requests: number },
): Promise<Load> {
  const agent = new Agent({ keepAlive: true, maxSockets: bounds.connections });
  const times: number[] = [];
  let [sent, wrong, bytes] = [0, 0, 0];

  function ask(address: string): Promise<void> {
    const start = performance.now();
    return new Promise((resolve, reject) => {
      const sending = request(origin + address, { agent, headers: { 'Accept-Encoding': accepted } }, (answer) => {
        if (answer.statusCode !== 200) wrong += 1;
        answer.on('data', (chunk: Buffer) => {
          bytes += chunk.length;
        });
        answer.on('error', reject);
        answer.on('end', () => {
          times.push(performance.now() - start);
          resolve();
        });
      });
      sending.on('error', reject).end();
    });
  }

  async function askOn(): Promise<void> {
    while (sent < bounds.requests) {
      sent += 1;
      await ask(addresses[sent % addresses.length] ?? '/');
    }
  }

  const start = performance.now();
  await Promise.all(Array.from({ length: bounds.connections }, askOn));
  const seconds = (performance.now() - start) / 1000;
  agent.destroy();
  times.sort((one, other) => one - other);
  return { answers: times.length, wrong, bytes, seconds, times };
}
