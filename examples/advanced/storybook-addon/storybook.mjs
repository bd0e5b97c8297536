// Starts Storybook for a variant, without a terminal and without telemetry.
import { spawn, spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';

const program = 'node_modules/storybook/dist/bin/dispatcher.js';
const environment = (variant) => ({ ...process.env, VARIANT: variant, CI: '1', STORYBOOK_DISABLE_TELEMETRY: '1' });

/** The message of an error, which Storybook wraps and frames. */
function errorOf(output) {
  const lines = stripVTControlCharacters(output).split('\n').map((line) => line.replace(/^[│■\s]+/, ''));
  const message = lines.slice(lines.findIndex((line) => /^\w*Error\b.*: /.test(line)));
  return message.slice(0, message.findIndex((line) => line.startsWith('at '))).join(' ');
}

/** Builds the stories into a folder; returns the error, or undefined. */
export function build(variant, folder, configFolder = '.storybook') {
  const command = [program, 'build', '--test', '-c', configFolder, '-o', folder];
  const { stdout, stderr, status } = spawnSync('node', command, { encoding: 'utf8', env: environment(variant) });
  return status === 0 ? undefined : errorOf(stdout + stderr);
}

/** The built stories of the badge. */
export function storiesOf(folder) {
  const files = readdirSync(folder, { recursive: true }).filter((name) => name.endsWith('.js'));
  return files.map((name) => readFileSync(`${folder}/${name}`, 'utf8')).find((code) => code.includes('badge badge-'));
}

/** Starts the server of the stories; it runs until it is killed. */
export function serve(port) {
  const args = ['dev', '--ci', '--no-open', '--no-version-updates', '--host', '127.0.0.1', '-p', port, '--exact-port'];
  return spawn('node', [program, ...args], { stdio: 'ignore', env: environment('no options') });
}
