import { once } from 'node:events';
import { type AddressInfo, isIP, isIPv6, type Server } from 'node:net';
import { networkInterfaces } from 'node:os';

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

export interface ListenAddress {
  host: string;
  port: number;
}

/**
 * Reads where to listen from the environment.
 *
 * @param env `HOST` (default `127.0.0.1`) and `PORT` (default 4173; 0 lets the system choose)
 * @throws Error with one line that names the variable, its value and the remedy
 */
export function readListenAddress(env: Readonly<Record<string, string | undefined>>): ListenAddress {
  const host = env.HOST || '127.0.0.1';
  const port = env.PORT || '4173';
  if (!isIP(host) && !/^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/i.test(host)) {
    throw new Error(`HOST is ${JSON.stringify(host)}, which is no host name or IP address. Try HOST=127.0.0.1`);
  }
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65535) {
    throw new Error(`PORT is ${JSON.stringify(port)}, which is no number from 0 to 65535. Try PORT=4173`);
  }
  return { host, port: Number(port) };
}

/**
 * Says in one line why listening failed and what to do about it.
 *
 * @param error what the server emitted as `error`
 */
function listenFailure(error: NodeJS.ErrnoException, { host, port }: ListenAddress): string {
  const another = port < 65535 ? port + 1 : 4173;
  switch (error.code) {
    case 'EADDRINUSE':
      return `Port ${port} on ${host} is taken. Stop what uses it or choose another: PORT=${another} npm start`;
    case 'EACCES':
      return `Port ${port} on ${host} needs more rights than you have. Choose one from 1024 on: PORT=4173 npm start`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `HOST is ${JSON.stringify(host)}, which is no address of this machine. Try HOST=127.0.0.1`;
    default:
      return `Cannot listen on ${host}, port ${port}: ${error.message}`;
  }
}

/**
 * The addresses to open in a browser. A host that stands for all interfaces
 * (`0.0.0.0`, `::`) gives the local one first, then one for each network.
 */
export function siteUrls({ host, port }: ListenAddress): [string, ...string[]] {
  const url = (name: string) => `http://${isIPv6(name) ? `[${name}]` : name}:${port}/`;
  if (host !== '0.0.0.0' && host !== '::') return [url(host)];
  const networks = Object.values(networkInterfaces()).flatMap((addresses) => addresses ?? []);
  const external = networks.filter(({ family, internal }) => family === 'IPv4' && !internal);
  return [url('127.0.0.1'), ...external.map(({ address }) => url(address))];
}
