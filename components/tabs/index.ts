import { defineComponent } from '../../shared/define-component.ts';
import { codeSpan, fence } from '../../shared/markdown.ts';
import { commandFor, packageManagers } from './package-manager-commands.ts';
import { texts } from './texts.ts';

/** `document/tabs.ts` handles the tabs of prerendered pages. */
const shared = { folder: import.meta.dirname, hydrate: 'never', script: 'document/tabs.ts', texts } as const;

export const tabs = defineComponent({
  ...shared,
  name: 'Tabs',
  view: () => import('./Tabs'),
  markdown: { before: () => '' },
});

export const tab = defineComponent({
  ...shared,
  name: 'Tab',
  view: () => import('./Tab'),
  props({ label }) {
    if (!label) throw new Error('<Tab> has no label — write label="…"');
    return {};
  },
  markdown: { before: () => '' },
});

export const packageManagerTabs = defineComponent({
  ...shared,
  name: 'PackageManagerTabs',
  view: () => import('./PackageManagerTabs'),
  props({ command }) {
    if (!command) throw new Error('<PackageManagerTabs> has no command — write command="install …"');
    commandFor('npm', command);
    return {};
  },
  markdown({ command = '' }, words) {
    const [first = '', ...others] = packageManagers.map((manager) => `${manager} ${commandFor(manager, command)}`);
    const pair = { name: words('tabs.packageManager'), value: others.map(codeSpan).join(' · ') };
    return `${fence('sh', '', first)}\n\n${words('markdown.pair', pair)}`;
  },
  searchText: ({ command = '' }) => `npm ${command}`,
});
