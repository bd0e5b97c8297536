import type { Lang } from '../../../shared/languages.ts';
import { MARK } from '../words/words-of-site.ts';

/** A way in which two statements are connected. */
interface Connection {
  name: string;
  /** Words that state it; the other language has to state it as well. */
  strong: Readonly<Record<Lang, RegExp>>;
  /** Words that may state it: they answer a strong word of the other language, and need no answer themselves. */
  weak: Readonly<Record<Lang, RegExp>>;
}

const CONNECTIONS: readonly Connection[] = [
  {
    name: 'a reason',
    strong: {
      en: /\bbecause\b|\btherefore\b|[,;] (?:and )?so (?!far\b|that\b|is\b|are\b|was\b|does\b|do\b|did\b|can\b)|(?:^|[.!?:] )So (?!far\b)|\bthat is why\b|\bas a result\b/gi,
      zh: /因为|由于|因此|所以|因而/g,
    },
    weak: {
      en: /\b(?:since|why|thus|hence|so|reasons?|due to|otherwise|then|makes?|lets?|causes?|leads?|means?|as|now that|without|which|whose|needs?|if|when|with|only)\b|[;:—]/gi,
      zh: /原因|为什么|于是|结果|否则|导致|使(?!用)|让|以免|避免|以便|从而|可见|说明|这样|为此|据此|由此|即可|引起|造成|随之|就/g,
    },
  },
  {
    name: 'a condition',
    strong: { en: /\b(?:if|unless|provided that|as long as)\b/gi, zh: /如果|若(?!干)|只要|除非|假如|倘若|一旦/g },
    weak: {
      en: /\b(?:when|whenever|where|wherever|once|without|with|only|whether|or|for|whose|while|until|who|those|anyone|any|otherwise|in case|else|that|would|could)\b|(?:^|[.!?:;,] )to /gi,
      zh: /时|则|就|才|即使|即便|除了|除外|只有|是否|能否|有没有|没有|未|还是|否则|以免|避免|后|的话|下|前提|情况/g,
    },
  },
  {
    name: 'a contrast',
    strong: { en: /\b(?:but|although|though|however|whereas)\b|, yet\b/gi, zh: /虽然|尽管|但|不过|然而|却/g },
    weak: {
      en: /\b(?:while|only|still|yet|instead|despite|rather|other than|except|apart from|unlike|even|where|alone|just|too|not|no|nothing|never|without|neither|nor)\b|;/gi,
      zh: /而|仍|也|只|相反|并不|并没有|并未|除了|除外|则|改|代替|替代|还是|即使|即便|；/g,
    },
  },
  {
    name: 'a purpose',
    strong: { en: /\b(?:so that|in order to)\b/gi, zh: /以便|为了|以免/g },
    weak: {
      en: /\b(?:to|for|so|such that|lest|avoid|otherwise|because|lets?|makes?|which|therefore)\b/gi,
      zh: /因此|所以|使(?!用)|让|避免|用于|用来|可以|可|这样|为|就|才|以|确保|保证|防止|否则|即可|因为|能|供|从而|便于|后/g,
    },
  },
];

/** A connection that one language states more often than the other, in any words. */
export interface LostConnection {
  name: string;
  /** The words that state it, and the offset of the first. */
  words: string;
  at: number;
}

/** The connections that a text states and its translation does not, or less often; both have their markup masked. */
export function lostConnections(text: string, lang: Lang, translation: string, other: Lang): LostConnection[] {
  const [said, answer] = [plain(text), plain(translation)];
  return CONNECTIONS.flatMap(({ name, strong, weak }) => {
    const found = [...said.matchAll(strong[lang])];
    const answers = [strong[other], weak[other]].flatMap((words) => [...answer.matchAll(words)]);
    const [first] = found;
    if (!first || found.length <= answers.length) return [];
    return { name, words: found.map(([word]) => word.replace(/^[^\p{L}]+/u, '').trim()).join(', '), at: first.index };
  });
}

/** The text with the same length and neither markup nor line breaks. */
const plain = (text: string) => text.replaceAll(MARK, ' ').replace(/\s/g, ' ');
