import { type ExampleSpec, parseExample } from '../../../shared/examples/example-spec.ts';
import { findingIn } from '../../../shared/findings/finding.ts';
import { check } from '../check.ts';
import type { SourceFiles } from '../source-files.ts';

export const EXAMPLE_FILES = 'examples/*/*/example.json';

/** Examples by name. Invalid ones are left out; `valid-examples` reports them. */
export function readExamples(files: SourceFiles): Map<string, ExampleSpec> {
  return new Map(
    files.list(EXAMPLE_FILES).flatMap((file) => {
      const [, , name = ''] = file.split('/');
      try {
        return [[name, parseExample(files.read(file) ?? '', file)] as const];
      } catch {
        return [];
      }
    }),
  );
}

export const noUnusedExamples = check('no-unused-examples', 'examples', function* (site, looked) {
  const examples = readExamples(site.files);
  for (const file of site.files.list('examples/*/example.json'))
    yield findingIn(
      file,
      'the example is in no group',
      'move its folder to examples/<group>/, as examples/README.md says',
    );
  const folders = site.files.list('examples/*/*/*').map((file) => file.split('/', 3).join('/'));
  for (const folder of new Set(folders)) {
    const name = folder.split('/').at(-1) ?? '';
    const file = `${folder}/example.json`;
    looked();
    if (!site.files.exists(file))
      yield findingIn(file, 'the example has no example.json', 'write it, as examples/README.md says, or remove it');
    else if (!examples.get(name)?.purpose && !site.pages.some(({ text }) => text.includes(`${folder}/`)))
      yield findingIn(file, 'no page embeds this example', 'embed a file of it, state its "purpose", or remove it');
  }
});
