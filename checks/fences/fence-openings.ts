import type { Finding } from '../../site/findings/finding.ts';
import type { Fence } from '../../site/pages/fences-of.ts';
import type { Check } from '../check.ts';

/** What may stand behind the language of a fence: our own attributes, and the words that the theme and Rspress know. */
const KNOWN = /^(?:(?:title|file|error|unchecked|height)="[^"]*"|preview|lineNumbers|wrapCode|fold|\{[\d,-]+\})$/;
/** One attribute with its value, also without quotes or with one alone, or a word. */
const WORDS = /[^\s="]+="[^"]*(?:"|$)|\S+/g;
/** The languages of files whose endings are not their names. */
const LANGUAGES: Record<string, string> = { mjs: 'js', cjs: 'js', mts: 'ts', cts: 'ts' };
/** Languages that name the ending of a file. */
const OF_FILES = ['ts', 'tsx', 'js', 'jsx', 'css', 'scss', 'less', 'vue', 'json'];

export const openingsAreRead: Check = {
  name: 'fence-openings',
  looksAt: 'lines that open fences',
  *run(site, looked) {
    for (const fence of site.askedPages.flatMap(({ fences }) => fences)) {
      looked();
      const unknown = fence.meta.match(WORDS)?.find((word) => !KNOWN.test(word));
      if (unknown) yield findingOf(fence, `${unknown} on a fence, which nothing reads`, 'write title="…" or file="…"');
      else yield* nameFaults(fence);
    }
  },
};

/** Where what readers are told of an embedded file is not what it is. */
function* nameFaults(fence: Fence): Generator<Finding> {
  const { title, embeds, lang } = fence;
  const file = embeds?.split('/').at(-1) ?? '';
  const ending = file.split('.').at(-1) ?? '';
  // What a command printed is called by the command.
  if (!title || ending === 'txt' || ending === '') return;
  const wanted = LANGUAGES[ending] ?? ending;
  if (OF_FILES.includes(lang) && OF_FILES.includes(wanted) && lang !== wanted)
    yield findingOf(fence, `the fence is of ${lang}, and ${file} of ${wanted}`, `write \`\`\`${wanted}`);
  const name = title.split('/').at(-1) ?? '';
  if (/^[\w.-]+\.\w+$/.test(name) && !isNameOf(name, file))
    yield findingOf(fence, `the title is ${title}, and the file ${embeds}`, 'give the title the name of the file');
}

/** `rslib.config.ts` is also what readers call `rslib.two.config.ts`, one of several for an example. */
function isNameOf(name: string, file: string): boolean {
  const left = file.split('.');
  return name.split('.').every((part) => left.splice(0, left.indexOf(part) + 1).includes(part)) && left.length === 0;
}

function findingOf({ page: file, line, column }: Fence, what: string, how: string): Finding {
  return { file, line, column, what, how };
}
