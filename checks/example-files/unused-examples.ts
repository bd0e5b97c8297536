import { findingIn } from '../../site/findings/format-finding.ts';
import { check } from '../check.ts';
import { readExamples } from './read-examples.ts';

export const noUnusedExamples = check('no-unused-examples', 'examples', function* (site, looked) {
  const examples = readExamples(site.files);
  for (const name of new Set(site.files.list('examples/*/*').map((file) => file.split('/')[1] ?? ''))) {
    const file = `examples/${name}/example.json`;
    looked();
    if (!site.files.exists(file))
      yield findingIn(file, 'the example has no example.json', 'write it, as examples/README.md says, or remove it');
    else if (!examples.get(name)?.purpose && !site.pages.some(({ text }) => text.includes(`examples/${name}/`)))
      yield findingIn(file, 'no page embeds this example', 'embed a file of it, state its "purpose", or remove it');
  }
});
