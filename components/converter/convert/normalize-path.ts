/** A path without `.` and `..`, as far as there is a folder for them. */
export function normalizePath(path: string): string {
  const names: string[] = [];
  for (const name of path.split('/')) {
    if (name === '..' && names.length > 0 && names.at(-1) !== '..') names.pop();
    else if (name !== '.' && name !== '') names.push(name);
  }
  return names.join('/');
}
