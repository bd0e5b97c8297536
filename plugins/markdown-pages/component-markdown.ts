import { consumersTable } from '../../components/consumers/consumers-table.ts';
import { readChoice } from '../../components/output-explorer/choices.ts';
import outputs from '../../components/output-explorer/outputs.json' with { type: 'json' };
import { type OutputsFile, outputOf } from '../../components/output-explorer/outputs.ts';
import { commandFor, packageManagers } from '../../components/tabs/package-manager-commands.ts';
import { factsBelow, findFact } from '../../shared/option-facts/find-fact.ts';
import type { DefaultCase, OptionFact } from '../../shared/option-facts/option-fact.ts';
import type { PlainTextKey } from '../../shared/texts.ts';
import type { Words } from '../discovery/words.ts';

type Attributes = Readonly<Record<string, string>>;

type ToMarkdown = (attributes: Attributes, words: Words) => string;

/** The Markdown equivalents of components. */
export const componentMarkdown: Readonly<Record<string, ToMarkdown>> = {
  Consumers: ({ of = '' }, words) => consumersTable(of, words),
  OptionFacts: ({ name = '' }, words) => factList(findFact(name), words),
  OptionIndex: ({ of = '' }, words) => optionList(factsBelow(of), words),
  OutputExplorer: ({ preset = '' }, words) => explorer(preset, words),
  PackageManagerTabs: commands,
  BundleModesPicture: picture('bundleModes'),
  ExportsPicture: picture('exports'),
  LibItemsPicture: picture('libItems'),
};

/** The Markdown that precedes a component's children. */
export const containerMarkdown: Readonly<Record<string, (attributes: Attributes) => string>> = {
  HeroSample: () => '',
  HomeSection: ({ title = '', lead = '' }) => `## ${title}\n\n${lead}\n`,
  Tab: () => '',
  Tabs: () => '',
};

function factList(fact: OptionFact, words: Words): string {
  const rows: [PlainTextKey, string][] = [['optionFacts.type', codeSpan(fact.type)]];
  if (fact.default !== undefined) rows.push(['optionFacts.default', defaults(fact.default, words)]);
  rows.push(['optionFacts.place', words(`optionFacts.place.${fact.place}`)]);
  if (fact.deprecated)
    rows.push(['optionFacts.deprecated', words('optionFacts.deprecated.use', { replacement: fact.deprecated })]);
  return rows.map(([key, value]) => `- ${words('markdown.pair', { name: `**${words(key)}**`, value })}`).join('\n');
}

function defaults(value: string | DefaultCase[], words: Words): string {
  if (typeof value === 'string') return codeSpan(value);
  return value
    .map(({ when, value: one }) => `\n  - ${words('markdown.pair', { name: codeSpan(when), value: codeSpan(one) })}`)
    .join('');
}

function optionList(facts: Readonly<Record<string, OptionFact>>, words: Words): string {
  const rows = Object.entries(facts).map(([name, { type, default: value }]) => {
    const row = `- ${words('markdown.pair', { name: codeSpan(name), value: codeSpan(type) })}`;
    if (value === undefined) return row;
    const given = { name: words('optionFacts.default'), value: defaults(value, words).replaceAll('\n', '\n  ') };
    return `${row}\n  - ${words('markdown.pair', given)}`;
  });
  return rows.join('\n');
}

function commands({ command = '' }: Attributes, words: Words): string {
  const [first = '', ...others] = packageManagers.map((manager) => `${manager} ${commandFor(manager, command)}`);
  return `${fence('sh', '', first)}\n\n${words('markdown.pair', { name: words('tabs.packageManager'), value: others.map(codeSpan).join(' · ') })}`;
}

function explorer(preset: string, words: Words): string {
  const shown = outputOf(readChoice(preset), outputs as unknown as OutputsFile);
  const config = fence('ts', 'rslib.config.ts', shown.config);
  if ('message' in shown) return [config, words('explorer.refused'), fence('text', '', shown.message)].join('\n\n');
  const { files, manifest, use } = shown;
  const blocks = Object.entries(files).map(([file, text]) => fence(/\.(\w+)$/.exec(file)?.[1] ?? 'text', file, text));
  const result = words(use.works ? 'explorer.works' : 'explorer.broken', { command: codeSpan(use.command) });
  return [config, fence('json', 'package.json', manifest), ...blocks, result, fence('text', '', use.output)].join(
    '\n\n',
  );
}

function picture(name: 'bundleModes' | 'exports' | 'libItems'): ToMarkdown {
  return (_, words) => `> ${words(`picture.${name}.alt`)} ${words(`picture.${name}.caption`)}`;
}

/** Inline code; handles backticks in the code. */
function codeSpan(code: string): string {
  const fence = '`'.repeat(longestRun(code) + 1);
  const space = /^`|`$/.test(code) ? ' ' : '';
  return fence + space + code.replace(/\s*\n\s*/g, ' ') + space + fence;
}

/** A code block; handles fences in the code. */
export function fence(language: string, title: string, code: string): string {
  const marks = '`'.repeat(Math.max(3, longestRun(code) + 1));
  return `${marks}${language}${title && ` title="${title}"`}\n${code.replace(/\n$/, '')}\n${marks}`;
}

function longestRun(code: string): number {
  return Math.max(0, ...(code.match(/`+/g) ?? []).map(({ length }) => length));
}
