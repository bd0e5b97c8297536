import type { Check } from './check.ts';
import { drift } from './drift/drift.ts';
import { noUnusedExamples } from './example-files/examples.ts';
import { matchingMarks, typeCheckedSnippets, verifiedCode, verifiedCommands } from './fences/fence-checks.ts';
import { imageFiles, noOrphanPages, noUnusedAssets, sameFiles } from './files/file-checks.ts';
import { noMissingImages } from './files/images.ts';
import { validRedirects } from './files/redirects.ts';
import { validJson, validMdx } from './files/syntax.ts';
import { knownComponents, noUnsafeHtml } from './markdown/elements.ts';
import { headings } from './markdown/headings.ts';
import { descriptiveLinks, linkedTitles, noDeadLinks } from './markdown/links.ts';
import { descriptions, pageStructure } from './markdown/page-structure.ts';
import { noRawMarkdown } from './markdown/raw-markdown.ts';
import { answeredMessages } from './messages/message-checks.ts';
import { documentedOptions, knownOptions, noMisspelledOptions } from './options/option-checks.ts';
import { sameHeadingIds } from './pairs/heading-ids.ts';
import { sameBlocks, sameFacts } from './pairs/paired-sections.ts';
import { sameReasons } from './pairs/same-reasons.ts';
import { editorSchemas, validExamples, validFrontmatter, validNavigation } from './schemas/schema-checks.ts';
import { noUnknownTokens, noUnusedTexts, validTexts } from './texts/text-checks.ts';
import { chineseTypography } from './words/chinese-typography.ts';
import { englishGrammar } from './words/grammar.ts';
import { patternChecks } from './words/patterns.ts';
import { productNames } from './words/product-names.ts';
import { readOnce } from './words/read-once.ts';
import { spelling } from './words/spelling.ts';
import { terms } from './words/terms.ts';
import { translatedComments } from './words/translated-comments.ts';
import { translatedSentences } from './words/translated-sentences.ts';

export const checks: readonly Check[] = [
  ...[validMdx, validJson, validFrontmatter],
  ...[knownComponents, noUnsafeHtml, noRawMarkdown, headings, descriptions, pageStructure],
  ...[sameFiles, validRedirects, validNavigation, noOrphanPages, editorSchemas],
  ...[noDeadLinks, descriptiveLinks, linkedTitles, noMissingImages, imageFiles, noUnusedAssets],
  ...[sameHeadingIds, sameBlocks, sameFacts, sameReasons, drift],
  ...[verifiedCode, verifiedCommands, matchingMarks, typeCheckedSnippets, validExamples, noUnusedExamples],
  ...[documentedOptions, knownOptions, noMisspelledOptions, answeredMessages],
  ...[validTexts, noUnusedTexts, noUnknownTokens],
  ...[spelling, englishGrammar, readOnce, productNames, ...patternChecks],
  ...[terms, chineseTypography, translatedSentences, translatedComments],
];
