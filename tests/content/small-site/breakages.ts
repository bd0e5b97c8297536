import type { Breakage } from './breakage.ts';
import { brokenBeyondReading } from './breakages/beyond-reading.ts';
import { brokenInCode } from './breakages/code.ts';
import { brokenInComponents } from './breakages/components.ts';
import { brokenInCopies } from './breakages/copies.ts';
import { brokenInDrift } from './breakages/drift.ts';
import { brokenInExamples } from './breakages/examples.ts';
import { brokenInFiles } from './breakages/files.ts';
import { brokenInHeadings } from './breakages/headings.ts';
import { brokenInImages } from './breakages/images.ts';
import { brokenByKeyboards } from './breakages/keyboards.ts';
import { brokenInLinks } from './breakages/links.ts';
import { brokenInMarkdown } from './breakages/markdown.ts';
import { brokenInMdx } from './breakages/mdx.ts';
import { brokenInMoves } from './breakages/moves.ts';
import { brokenInNavigation } from './breakages/navigation.ts';
import { brokenInOptions } from './breakages/options.ts';
import { brokenInSections } from './breakages/sections.ts';
import { brokenInSentences } from './breakages/sentences.ts';
import { brokenInSigns } from './breakages/signs.ts';
import { brokenInSlips } from './breakages/slips.ts';
import { sparedBesideBroken } from './breakages/spared.ts';
import { brokenInStructure } from './breakages/structure.ts';
import { brokenInStyles } from './breakages/styles.ts';
import { brokenInSyntax } from './breakages/syntax.ts';
import { brokenInTexts } from './breakages/texts.ts';
import { brokenInTheme } from './breakages/theme.ts';
import { brokenInTranslation } from './breakages/translation.ts';
import { brokenInTypography } from './breakages/typography.ts';
import { brokenInWords } from './breakages/words.ts';

/** Every way in which the small site is broken, and what is then told. */
export const breakages: readonly Breakage[] = [
  ...brokenInSyntax,
  ...brokenBeyondReading,
  ...brokenInMdx,
  ...brokenInComponents,
  ...brokenInFiles,
  ...brokenInStructure,
  ...brokenInNavigation,
  ...brokenInMoves,
  ...brokenInLinks,
  ...brokenInImages,
  ...brokenInMarkdown,
  ...brokenInHeadings,
  ...brokenInCode,
  ...brokenInExamples,
  ...brokenInOptions,
  ...brokenInWords,
  ...brokenInTypography,
  ...brokenInSigns,
  ...brokenInSlips,
  ...brokenInCopies,
  ...brokenByKeyboards,
  ...brokenInSentences,
  ...brokenInSections,
  ...brokenInTranslation,
  ...brokenInTexts,
  ...brokenInTheme,
  ...brokenInStyles,
  ...brokenInDrift,
  ...sparedBesideBroken,
];
