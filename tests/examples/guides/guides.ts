import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { globSync } from 'tinyglobby';
import { parse } from 'yaml';
import * as components from '../../../components/index.ts';
import { markdownPage } from '../../../plugins/markdown-pages/markdown-page.ts';
import { pageSource } from '../../../plugins/page-source.ts';
import { exampleNames, readExample, repo } from '../../../shared/examples/places.ts';
import { langs } from '../../../shared/languages.ts';
import { readGuide } from './read-guide.ts';

/** A guide in one language. */
export interface Guide {
  /** Its file, from the repository root. */
  file: string;
  /** Its Markdown, as it is served except for the links. */
  markdown: string;
  /** Whether its frontmatter says `follow: true`. */
  isFollowed: boolean;
}

/** All guides in all languages; shared fragments and components are no pages. */
export function readGuides(): Guide[] {
  const files = globSync(`docs/{${langs.join(',')}}/guide/**/*.mdx`, {
    cwd: repo,
    ignore: ['**/components/**', '**/shared/**'],
  });
  return files.sort().map((file) => {
    const lang = file.split('/')[1] ?? '';
    const context = {
      file,
      lang,
      title: '',
      index: '',
      components: Object.values(components),
      resolveLink: (link: string) => link,
    };
    const [, yaml = ''] = /^---\n([\s\S]*?)\n---\n/.exec(readFileSync(join(repo, file), 'utf8')) ?? [];
    const { follow = false } = (parse(yaml) ?? {}) as { follow?: boolean };
    return { file, markdown: markdownPage(pageSource(join(repo, file)), context), isFollowed: follow };
  });
}

/** What a reader who starts with an empty folder would miss first in a guide without `follow: true`. */
export function whyNotFollowed({ markdown, file }: Guide): string {
  const source = readFileSync(join(repo, file), 'utf8');
  const steps = readGuide(markdown);
  const outputs = steps.filter(({ kind }) => kind === 'output' || kind === 'run');
  if (outputs.length === 0) return 'it has no commands';
  const recorded = exampleNames().find(
    (name) => source.includes(`/${name}/`) && readExample(name).recorded !== undefined,
  );
  if (recorded !== undefined)
    return `it shows the recorded example ${recorded}, which needs other packages or another Node.js`;
  if (!steps.some((step) => step.kind === 'file' && step.path === 'package.json')) return 'it shows no package.json';
  if (!steps.some((step) => step.kind === 'run' && step.command.startsWith('npm install')))
    return 'it has no command that installs packages';
  return 'it shows parts of several projects';
}
