import { type ParseError, parse, printParseErrorCode } from 'jsonc-parser';
import { findingAt, findingIn } from '../../../shared/findings/finding.ts';
import { IN_DOCS } from '../../../shared/languages.ts';
import { syntaxCheck } from '../check.ts';

/** Extensions that Rspress would render, but no check reads. */
const OTHER_EXTENSION = /\.(?:md|markdown|MDX?)$/;
/** Heading ids without the backslash, which MDX parses as expressions. */
const UNESCAPED_ID = /(?<=^#{1,6} (?:[^`\n]|`[^`\n]*`)*)(?<!\\)\{#[^}\n]+\}/gm;

const MDX_REMEDY = 'correct the MDX: outside of code, write { as \\{ and < as \\<';
const TAG_REMEDY = 'close the tag; a < that begins none is written \\<';

export const validMdx = syntaxCheck('valid-mdx', 'pages', function* (site, looked) {
  for (const file of site.files.list(`${IN_DOCS}/**/*`).filter((one) => OTHER_EXTENSION.test(one)))
    yield findingIn(file, 'a page with another extension', `name it ${file.replace(OTHER_EXTENSION, '.mdx')}`);
  for (const page of site.requestedPages) {
    looked();
    if (!page.syntaxError) continue;
    const { message, line, column } = page.syntaxError;
    const ids = [...page.text.matchAll(UNESCAPED_ID)];
    for (const { 0: id, index: from } of ids) {
      const fix = { from, to: from + id.length, text: `\\${id}` };
      yield findingAt(page, from, `MDX parses the id ${id} as code`, `write it with a backslash, \\${id}`, fix);
    }
    const how = message.startsWith('Expected a closing tag') ? TAG_REMEDY : MDX_REMEDY;
    if (ids.length === 0) yield { file: page.file, line, column, what: message, how };
  }
});

/** JSON files that writers edit, or that commands edit for them. */
const JSON_FILES = [
  'docs/**/*.json',
  'shared/**/*.json',
  'writing/checks/**/*.json',
  'examples/*/*/{example,comments.*}.json',
];

export const validJson = syntaxCheck('valid-json', 'JSON files', function* (site, looked) {
  for (const file of JSON_FILES.flatMap((pattern) => site.files.list(pattern)).filter(site.isRequested)) {
    looked();
    const text = site.files.read(file) ?? '';
    const [error] = jsonErrors(text);
    if (error) yield findingAt({ file, text }, error.offset, printParseErrorCode(error.error), 'correct the JSON here');
  }
});

function jsonErrors(text: string): ParseError[] {
  const errors: ParseError[] = [];
  parse(text, errors, { disallowComments: true });
  return errors;
}
