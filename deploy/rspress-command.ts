import { join } from 'node:path';

/**
 * The command that builds the site with Rspress: a program and its arguments.
 *
 * @param project the project's folder
 */
export function rspressBuild(project: string): [program: string, ...args: string[]] {
  const program = join(project, 'node_modules/@rspress/core/bin/rspress.js');
  // By default, V8 lets the heap grow to three times its size before it collects garbage. With ten times the pages, that
  // is a gigabyte; collecting more often takes no measurable time.
  return [process.execPath, '--heap-growing-percent=40', program, 'build'];
}
