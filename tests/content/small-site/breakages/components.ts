import type { Breakage } from '../breakage.ts';
import { enMode, enStart, zhMode } from '../files-to-break.ts';

/** Components of which a page leaves out what their types ask for. */
export const brokenInComponents: readonly Breakage[] = [
  {
    check: 'component-props',
    title: 'a prop that is not there, and of none that the build adds',
    edits: { [zhMode]: ['<OptionFacts name="mode" />', 'mode <OptionFacts isLong />'] },
    tells: ['docs/zh/config/lib/mode.mdx:9:6 — <OptionFacts> has no name — write <OptionFacts name="…" />'],
  },
  {
    check: 'component-props',
    title: 'a prop of a type from another file',
    edits: { 'plugins/build-props.ts': 'export const buildProps = {};\n' },
    tells: [
      'docs/en/config/lib/mode.mdx:9:1 — <OptionFacts> has no fact — write <OptionFacts fact="…" />',
      'docs/zh/config/lib/mode.mdx:9:1 — <OptionFacts> has no fact — write <OptionFacts fact="…" />',
    ],
  },
  {
    check: 'component-props',
    title: 'nothing between the tags of a component that a page imports',
    edits: {
      'examples/share/src/Note.tsx':
        'interface Props { children: unknown; title?: string }\nexport const Note = ({ children }: Props) => children;\n',
      [enStart]: [
        '\n\n# Start',
        `\nimport { Note as Hint } from '../../../../examples/share/src/Note';\n\n# Start\n\n<Hint>One.</Hint>\n\n<Hint title="One" />`,
      ],
    },
    tells: ['docs/en/guide/basic/start.mdx:12:1 — <Hint> has no children — write <Hint>…</Hint>'],
  },
  {
    check: 'options',
    title: 'facts of nothing, which have no name at all, only once',
    edits: { [enMode]: [' name="mode"', ''] },
    tells: [],
  },
];
