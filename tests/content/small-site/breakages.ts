import { codeBreakages } from './breakages/code.ts';
import { filesBreakages } from './breakages/files.ts';
import { linksBreakages } from './breakages/links.ts';
import { markdownBreakages } from './breakages/markdown.ts';
import { pairsBreakages } from './breakages/pairs.ts';
import { syntaxBreakages } from './breakages/syntax.ts';
import { wordsBreakages } from './breakages/words.ts';

/** All breakages of the small site. */
export const breakages = [
  syntaxBreakages,
  markdownBreakages,
  filesBreakages,
  linksBreakages,
  pairsBreakages,
  codeBreakages,
  wordsBreakages,
].flatMap((room) =>
  Object.entries(room).flatMap(([check, ways]) =>
    Object.entries(ways).map(([way, edits]) => ({ check, title: `${check} reports ${way}`, edits })),
  ),
);
