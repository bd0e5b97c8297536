import type { Check } from './check.ts';
import { propsAreGiven } from './components/props-are-given.ts';
import { drift } from './drift/drift.ts';
import { exampleFilesFit } from './example-files/example-files-fit.ts';
import { configsAreTyped } from './examples/configs-are-typed.ts';
import { examplesAreWhole } from './examples/examples-are-whole.ts';
import { packagesAreInstalled } from './examples/packages-are-installed.ts';
import {
  commandsAreRun,
  fencesAreProven,
  fewFencesGoUnchecked,
  languagesShowTheSameCode,
  snippetsHaveTheirErrors,
} from './fences/fence-checks.ts';
import { openingsAreRead } from './fences/fence-openings.ts';
import { headingsAreInOrder } from './headings/heading-checks.ts';
import { languagesHaveTheSameIds } from './headings/heading-ids.ts';
import { sectionsHaveWords } from './headings/section-words.ts';
import { htmlIsSafe } from './markdown/html-in-pages.ts';
import { signsAreRead } from './markdown/source-signs.ts';
import { tablesAreEven } from './markdown/tables-are-even.ts';
import { errorsAreShown, languagesListTheSameMessages, messagesAreAnswered } from './messages/message-checks.ts';
import { namedOptionsAreSpelt } from './options/misspelt-options.ts';
import {
  languagesShowTheSameFacts,
  libOptionsAreDocumented,
  libOptionsHavePages,
  mentionedOptionsExist,
} from './options/option-checks.ts';
import { editorsKnowTheSchemas, frontmatterFitsSchema, navigationFitsSchema } from './schemas/schema-checks.ts';
import { languagesAreBuiltAlike } from './sections/section-blocks.ts';
import { languagesSayTheSame } from './sections/section-facts.ts';
import { descriptionsFit } from './skeletons/descriptions.ts';
import { pagesHaveTheirSkeleton } from './skeletons/page-skeletons.ts';
import { filesHaveNoMark } from './structure/byte-order-marks.ts';
import { imageFilesAreFit } from './structure/image-files.ts';
import { imagesAreThere } from './structure/images.ts';
import { importsLead } from './structure/imports.ts';
import { signsAreSeen } from './structure/invisible-signs.ts';
import { jsonIsRead } from './structure/json-is-read.ts';
import { languagesLeadToTheSame } from './structure/link-pairs.ts';
import { linksSayWhereTheyLead } from './structure/link-texts.ts';
import { noDeadLinks } from './structure/links.ts';
import { pagesAreListedOnce } from './structure/listed-once.ts';
import { mdxIsRead } from './structure/mdx-is-read.ts';
import { languagesHaveTheSameFiles, pagesAreRoutes } from './structure/mirror.ts';
import { movedPagesLead } from './structure/moved-pages.ts';
import { namesAreKnown } from './structure/names-are-known.ts';
import { imagesAreUsed, pagesAreFound } from './structure/orphans.ts';
import { toolsLead } from './structure/tool-switcher.ts';
import { stylesFollowTheText } from './styles/logical-styles.ts';
import { tokensExist } from './styles/tokens-exist.ts';
import { codeKnowsNoLanguage } from './texts/no-language-ternary.ts';
import { textsAreComplete, textsAreUsed } from './texts/text-checks.ts';
import { textsAreThere } from './texts/text-keys.ts';
import { textsAreInTheDictionary } from './texts/texts-in-code.ts';
import { textsAreTranslated } from './texts/translated.ts';
import { nothingIsLeftToFillIn } from './unfinished/nothing-to-fill-in.ts';
import { wordChecks } from './words/word-checks.ts';

/** Every check, in the order in which findings are told. */
export const checks: readonly Check[] = [
  mdxIsRead,
  jsonIsRead,
  filesHaveNoMark,
  signsAreSeen,
  htmlIsSafe,
  signsAreRead,
  tablesAreEven,
  namesAreKnown,
  importsLead,
  propsAreGiven,
  frontmatterFitsSchema,
  editorsKnowTheSchemas,
  descriptionsFit,
  navigationFitsSchema,
  pagesAreListedOnce,
  languagesHaveTheSameFiles,
  pagesAreRoutes,
  movedPagesLead,
  pagesAreFound,
  noDeadLinks,
  linksSayWhereTheyLead,
  languagesLeadToTheSame,
  imagesAreThere,
  imageFilesAreFit,
  toolsLead,
  imagesAreUsed,
  headingsAreInOrder,
  sectionsHaveWords,
  languagesHaveTheSameIds,
  languagesAreBuiltAlike,
  languagesSayTheSame,
  pagesHaveTheirSkeleton,
  openingsAreRead,
  fencesAreProven,
  fewFencesGoUnchecked,
  languagesShowTheSameCode,
  exampleFilesFit,
  examplesAreWhole,
  packagesAreInstalled,
  configsAreTyped,
  commandsAreRun,
  snippetsHaveTheirErrors,
  libOptionsHavePages,
  libOptionsAreDocumented,
  mentionedOptionsExist,
  namedOptionsAreSpelt,
  languagesShowTheSameFacts,
  messagesAreAnswered,
  languagesListTheSameMessages,
  errorsAreShown,
  textsAreComplete,
  textsAreUsed,
  textsAreThere,
  textsAreTranslated,
  codeKnowsNoLanguage,
  textsAreInTheDictionary,
  stylesFollowTheText,
  tokensExist,
  ...wordChecks,
  drift,
  nothingIsLeftToFillIn,
];
