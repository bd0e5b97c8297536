import { spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import type { Site } from './sites/variants.ts';

/** The cost of a command. */
export type Cost = {
  /** Wall time, in seconds. */
  wall: number;
  /** CPU time of all its processes, in seconds: steadier than wall time on a busy machine. */
  cpu: number;
  /** Peak memory of all its processes, in MB; undefined without `/proc`. */
  memory: number | undefined;
};

/**
 * Runs a command of a site and measures it.
 *
 * @throws Error with the end of its output, if it fails
 */
export async function run(command: readonly string[], { env }: Pick<Site, 'env'>): Promise<Cost> {
  const start = performance.now();
  // Only a shell reports the CPU time of a finished command including all its processes.
  const child = spawn('bash', ['-c', 'TIMEFORMAT="cpu %U %S"; time "$@"', 'bash', ...command], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (said += data));
  let memory: number | undefined;
  const watch = setInterval(() => (memory = Math.max(memory ?? 0, memoryOf(child.pid ?? 0)) || undefined), 100);
  const status = await new Promise((resolve) => child.on('close', resolve));
  clearInterval(watch);
  if (status !== 0) throw new Error(`${command.join(' ')} exited with ${status}:\n${said.slice(-3000)}`);
  const [, user, system] = /cpu ([\d.]+) ([\d.]+)\s*$/.exec(said) ?? [];
  return { wall: (performance.now() - start) / 1000, cpu: Number(user) + Number(system), memory };
}

/** The resident memory of a process and its descendants, in MB. */
function memoryOf(root: number): number {
  const children = new Map<number, number[]>();
  const sizes = new Map<number, number>();
  for (const name of readProcesses()) {
    const pid = Number(name);
    try {
      const status = readFileSync(`/proc/${pid}/status`, 'utf8');
      const parent = Number(/^PPid:\s*(\d+)/m.exec(status)?.[1]);
      sizes.set(pid, Number(/^VmRSS:\s*(\d+)/m.exec(status)?.[1] ?? 0));
      children.set(parent, [...(children.get(parent) ?? []), pid]);
    } catch {
      // It has exited in the meantime.
    }
  }
  const total = (pid: number): number =>
    (sizes.get(pid) ?? 0) + (children.get(pid) ?? []).reduce((sum, child) => sum + total(child), 0);
  return Math.round(total(root) / 1000);
}

function readProcesses(): string[] {
  try {
    return readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  } catch {
    return [];
  }
}
