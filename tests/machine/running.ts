import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';

/** A running process. */
export type Running = { pid: number; group: number; command: string };

/** Lists the processes of this machine. Reads `/proc` where it exists, since `ps` may not be installed there. */
export function runningProcesses(): Running[] {
  if (existsSync('/proc/self/stat')) return readdirSync('/proc').flatMap(readProcess);
  const { stdout } = spawnSync('ps', ['-A', '-o', 'pid=,pgid=,args='], { encoding: 'utf8' });
  return stdout.split('\n').flatMap((line) => {
    const [, pid, group, command = ''] = /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line) ?? [];
    return pid ? [{ pid: Number(pid), group: Number(group), command }] : [];
  });
}

function readProcess(name: string): Running[] {
  if (!/^\d+$/.test(name)) return [];
  try {
    // The command's name, in parentheses, may have spaces; the state, the parent and the group follow (proc(5)).
    const stat = readFileSync(`/proc/${name}/stat`, 'utf8');
    const [state, , group] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const command = readFileSync(`/proc/${name}/cmdline`, 'utf8').replaceAll('\0', ' ').trim();
    // One that has ended, and waits for its parent to notice.
    return state === 'Z' ? [] : [{ pid: Number(name), group: Number(group), command }];
  } catch {
    // It has ended meanwhile.
    return [];
  }
}
