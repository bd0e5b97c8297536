import { once } from 'node:events';
import type { AddressInfo, Server } from 'node:net';
import { type ListenAddress, listenFailure } from './listen-address.ts';

/**
 * Starts a server.
 *
 * @returns the host as it was given, and the port that was really taken
 * @throws Error with one line and its remedy, such as for a port that is taken
 */
export async function listen(server: Server, address: ListenAddress): Promise<ListenAddress> {
  try {
    await once(server.listen(address), 'listening');
  } catch (error) {
    throw new Error(listenFailure(error as NodeJS.ErrnoException, address), { cause: error });
  }
  return { host: address.host, port: (server.address() as AddressInfo).port };
}

/** Prints the message of an error as one line, without a stack, and lets the process end with code 1. */
export function fail(error: unknown): void {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
