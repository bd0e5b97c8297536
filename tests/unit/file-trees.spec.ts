import { expect, test } from 'playwright/test';
import { annotateFileTree, readFileTree } from '../../shared/pages/file-trees.ts';

const TREE = `dist
├── cjs
│   └── index.cjs
└── my file.js
types
└── index.d.ts`;

const sizes: Readonly<Record<string, number>> = {
  'dist/cjs/index.cjs': 999,
  'dist/my file.js': 1_250_000,
  'types/index.d.ts': 12_345,
};
const annotate = (meta: string, tree = TREE) => annotateFileTree(meta, tree, (path) => sizes[path]);

test('the path of each entry of a tree begins with the folder whose tree it is', () => {
  const paths = readFileTree(TREE).map(({ path, isFolder }) => path + (isFolder ? '/' : ''));
  const files = ['dist/cjs/index.cjs', 'dist/my file.js', 'types/', 'types/index.d.ts'];
  expect(paths).toEqual(['dist/', 'dist/cjs/', ...files]);
});

test('a tree gets the sizes of its files and notes, in columns', () => {
  const { shown, unmatched } = annotate(
    `title="dist" sizes note="dist/cjs: for require" note='types/index.d.ts: "types"'`,
  );
  expect(unmatched).toEqual([]);
  expect(shown.split('\n')).toEqual([
    'dist',
    '├── cjs                     # for require',
    '│   └── index.cjs    999 B',
    '└── my file.js      1.3 MB',
    'types',
    '└── index.d.ts     12.3 kB  # "types"',
  ]);
});

test('notes alone stand behind the names, and what a program drew can be read again', () => {
  const { shown } = annotate('note="dist/cjs/index.cjs: one" note="types: two"');
  expect(shown).toContain('│   └── index.cjs  # one\n');
  expect(shown).toContain('\ntypes              # two\n');
  expect(readFileTree(shown).map(({ branch, name }) => branch + name)).toEqual(TREE.split('\n'));
});

test('a fence that asks for nothing, or for what its tree or example does not have, shows the tree as it is', () => {
  expect(annotate('title="sizes" file="<root>/examples/basic/note=/tree.txt"')).toEqual({ shown: TREE, unmatched: [] });
  expect(annotate('sizes note="dist/no.js: x" note="no path"', `${TREE}x`)).toEqual({
    shown: `${TREE}x`,
    unmatched: ['sizes', 'note="dist/no.js: x"', 'note="no path"'],
  });
  expect(annotate('sizes note="a: b"', 'a\nb')).toEqual({ shown: 'a\nb', unmatched: ['sizes', 'note="a: b"'] });
});
