import { once } from 'node:events';
import { type AddressInfo, isIP, isIPv6, type Server } from 'node:net';
import { networkInterfaces } from 'node:os';

/**
 * Starts a server.
 *
 * @returns the given host and the actual port
 * @throws an Error with a one-line message and remedy, such as for a port in use
 */
export async function listen(server: Server, address: ListenAddress): Promise<ListenAddress> {
  try {
    await once(server.listen(address), 'listening');
  } catch (error) {
    throw new Error(listenFailure(error as NodeJS.ErrnoException, address), { cause: error });
  }
  return { host: address.host, port: (server.address() as AddressInfo).port };
}

/** Stops a server on SIGINT or SIGTERM: pending responses may finish, connections that stay open longer are closed. */
export function stopOnSignal(server: Server & { closeAllConnections(): void }): void {
  const stop = () => {
    server.close();
    setTimeout(() => server.closeAllConnections(), 1000).unref();
  };
  process.once('SIGINT', stop).once('SIGTERM', stop);
}

/** Prints an error's message without a stack trace and sets exit code 1. */
export function fail(error: unknown): void {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

/** Where a server listens. */
export interface ListenAddress {
  host: string;
  port: number;
}

/**
 * Reads host and port from the environment.
 *
 * @param env `HOST` (default `127.0.0.1`) and `PORT` (default 4173; 0 for any free port)
 * @throws an Error with a one-line message that names the variable, its value and a remedy
 */
export function readListenAddress(env: Readonly<Record<string, string | undefined>>): ListenAddress {
  const host = env.HOST || '127.0.0.1';
  const port = env.PORT || '4173';
  if (!isIP(host) && !/^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/i.test(host)) {
    throw new Error(`HOST is ${JSON.stringify(host)}, which is not a host name or IP address. Try HOST=127.0.0.1`);
  }
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65535) {
    throw new Error(`PORT is ${JSON.stringify(port)}, which is not a number from 0 to 65535. Try PORT=4173`);
  }
  return { host, port: Number(port) };
}

/**
 * A one-line message about why listening failed, with a remedy.
 *
 * @param error from the server's `error` event
 */
function listenFailure(error: NodeJS.ErrnoException, { host, port }: ListenAddress): string {
  const another = port < 65535 ? port + 1 : 4173;
  switch (error.code) {
    case 'EADDRINUSE':
      return `Port ${port} on ${host} is in use. Stop what uses it or choose another: PORT=${another} npm start`;
    case 'EACCES':
      return `Port ${port} on ${host} requires elevated privileges. Choose one from 1024 on: PORT=4173 npm start`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `HOST is ${JSON.stringify(host)}, which is not an address of this machine. Try HOST=127.0.0.1`;
    default:
      return `Cannot listen on ${host}, port ${port}: ${error.message}`;
  }
}

/**
 * The URLs to open in a browser. For all interfaces (`0.0.0.0`, `::`), the local one comes first, then one per network.
 */
export function siteUrls({ host, port }: ListenAddress): [string, ...string[]] {
  const url = (name: string) => `http://${isIPv6(name) ? `[${name}]` : name}:${port}/`;
  if (host !== '0.0.0.0' && host !== '::') return [url(host)];
  const networks = Object.values(networkInterfaces()).flatMap((addresses) => addresses ?? []);
  const external = networks.filter(({ family, internal }) => family === 'IPv4' && !internal);
  return [url('127.0.0.1'), ...external.map(({ address }) => url(address))];
}
