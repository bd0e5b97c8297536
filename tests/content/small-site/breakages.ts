import { codeBreakages } from './breakages/code.ts';
import { filesBreakages } from './breakages/files.ts';
import { linksBreakages } from './breakages/links.ts';
import { markdownBreakages } from './breakages/markdown.ts';
import { pairsBreakages } from './breakages/pairs.ts';
import { syntaxBreakages } from './breakages/syntax.ts';
import { wordsBreakages } from './breakages/words.ts';

/** Every way to break the small site, with the findings that report it. */
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
    Object.entries(ways).map(([title, breakage]) => ({ check, title, ...breakage })),
  ),
);
