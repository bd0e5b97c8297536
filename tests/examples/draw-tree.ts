interface Branch extends Map<string, Branch> {}

/** Draws relative paths as a tree below a folder name. */
export function drawTree(folder: string, paths: string[]): string {
  const root: Branch = new Map();
  for (const path of paths) {
    let branch = root;
    for (const part of path.split('/')) {
      if (!branch.has(part)) branch.set(part, new Map());
      branch = branch.get(part)!;
    }
  }
  return [folder, ...drawBranch(root, '')].join('\n');
}

function drawBranch(branch: Branch, indent: string): string[] {
  const names = [...branch.keys()].sort();
  return names.flatMap((name, index) => {
    const last = index === names.length - 1;
    const children = drawBranch(branch.get(name)!, `${indent}${last ? '    ' : '│   '}`);
    return [`${indent}${last ? '└── ' : '├── '}${name}`, ...children];
  });
}
