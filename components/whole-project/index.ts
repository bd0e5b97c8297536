import { defineComponent } from '../../shared/define-component.ts';
import { examplePath } from '../../shared/examples/places.ts';
import { codeSpan, fence } from '../../shared/markdown.ts';
import { copyCommand } from './copy-command.ts';
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
