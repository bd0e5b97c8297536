import type { Finding } from '../../site/findings/finding.ts';
import { findingIn } from '../../site/findings/format-finding.ts';
import type { SiteSources } from '../site-sources.ts';

/** Endings of pages that Rspress would show, or a writer would expect it to, and that no check reads. */
const OTHER_ENDING = /\.(?:md|markdown|mdown|MDX?)$/;

/** Pages under another ending than .mdx. */
export function* misnamedPages(site: SiteSources): Generator<Finding> {
  for (const file of site.files.list('docs/{en,zh}/**/*').filter(isMisnamed)) {
    const name = file.replace(OTHER_ENDING, '.mdx');
    yield findingIn(file, 'no check reads a page with this ending', `name it ${name}`);
  }
}

/** Whether a file is a page under another ending. */
export function isMisnamed(file: string): boolean {
  return OTHER_ENDING.test(file);
}

/** Whether a page that is asked for by its right name is there as `.md`; then nothing else is wrong with its absence. */
export function isThereAsMarkdown(file: string, { files }: SiteSources): boolean {
  return files.exists(file.replace(/x$/, ''));
}
