import site from '../../package.json' with { type: 'json' };
import { defineComponent } from '../../shared/define-component.ts';
import { examplePath } from '../../shared/examples/places.ts';
import { codeSpan, fence } from '../../shared/markdown.ts';
import { texts } from './texts.ts';

export const wholeProject = defineComponent({
  name: 'WholeProject',
  folder: import.meta.dirname,
  view: () => import('./WholeProject'),
  hydrate: 'never',
  texts,
  props: ({ of = '' }) => ({ folder: examplePath(of), command: copyCommand(of) }),
  markdown({ of = '' }, words) {
    const sentence = words('wholeProject', { folder: codeSpan(examplePath(of)) });
    return `${sentence}\n\n${fence('sh', '', copyCommand(of))}`;
  },
});

/**
 * The command that copies an example with all its files from the repository, and nothing else of it.
 *
 * @param of the name of the example
 * @throws if there is no such example
 */
function copyCommand(of: string): string {
  const clone = `git clone --depth 1 --filter=blob:none --sparse ${site.repository.url}`;
  return `${clone} && cd ${site.name} && git sparse-checkout set ${examplePath(of)}`;
}
