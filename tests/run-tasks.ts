import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';

/**
 * Runs shell commands in order, two at a time. Prints one line per command, or its whole output if it fails, which
 * exits the process with 1.
 */
export async function runTasks(commands: readonly string[]): Promise<void> {
  const waiting = [...commands];
  async function work(): Promise<void> {
    for (let command = waiting.shift(); command; command = waiting.shift()) await run(command);
  }
  await Promise.all([work(), work()]);
}

async function run(command: string): Promise<void> {
  const start = performance.now();
  const child = spawn(command, { shell: true, stdio: ['ignore', 'pipe', 'pipe'] });
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  const [stdout, stderr, code] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
  const seconds = Math.round((performance.now() - start) / 1000);
  if (code === 0) return console.log(`✓ ${command}  ${seconds} s`);
  console.error(`${stdout}\n${stderr}\n✗ ${command} — exited with ${code} after ${seconds} s — see above`);
  process.exit(1);
}
