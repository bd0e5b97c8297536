// Loaded into Rslib's processes. rsbuild-plugin-dts prints a line break wherever a chunk of the compiler's output happens
// to end, so one error looks different in each run; here the output of a child process is passed on as one chunk.
import childProcess from 'node:child_process';
import { EventEmitter } from 'node:events';
import { syncBuiltinESMExports } from 'node:module';

const { spawn } = childProcess;

childProcess.spawn = (command, args, options) => {
  const child = spawn(command, args, options);
  if (!child.stdout || !args.includes('--pretty')) return child;
  const chunks = [];
  const whole = new EventEmitter();
  child.stdout.on('data', (chunk) => chunks.push(chunk));
  child.stdout.on('end', () => chunks.length > 0 && whole.emit('data', Buffer.concat(chunks)));
  child.stdout = whole;
  return child;
};
syncBuiltinESMExports();
