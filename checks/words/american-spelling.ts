/** A part of words as Americans write it, by what stands before and behind it, and as the pages do. */
type Spelling = [american: RegExp, british: string];

const SPELLINGS: readonly Spelling[] = [
  [
    /(?<=^(?:mis|dis|un|multi)?(?:col|fav|flav|hon|hum|lab|harb|rum|vap|behavi|neighb|endeav))or(?=$|s|ed|ing|er|able|ful|less|ite|al)/,
    'our',
  ],
  [/(?<=^(?:ana|cata|para)l)yz(?=e|ing)/, 'ys'],
  [/(?<=\w{3})(?<!^(?:re|up|over|out|down|mid|cap|as)s)iz(?=(?:e[ds]?|ers?|ing|able|ations?)$)/, 'is'],
  [/(?<=^(?:cent|fib|calib|theat|lit|lust|spect))er(?=s?$)/, 're'],
  [/(?<=^(?:cent))er(?=ed$)/, 'r'],
  [/(?<=^(?:cata|ana|mono)log)(?=s?$)/, 'ue'],
  [/(?<=^catalog)(?=ed$|ing$)/, 'u'],
  [/(?<=^(?:def|off|pret)en)s(?=es?$)/, 'c'],
  [
    /(?<=^(?:label|cancel|model|remodel|travel|signal|channel|level|fuel|tunnel|total|equal|marshal|panel))(?=ed$|ing|ers?$)/,
    'l',
  ],
  [/(?<=^(?:fulfil|enrol))l(?=s?$|ments?$)/, ''],
  [/(?<=^(?:skil|wil))l(?=ful)/, ''],
  [/(?<=^(?:judg|acknowledg))m(?=ents?$)/, 'em'],
  [/(?<=^gr)a(?=y(?:s|ed|ish|scale)?$)/, 'e'],
  [/(?<=^art)i(?=facts?$)/, 'e'],
  [/(?<=^ag)(?=ing$)/, 'e'],
];

/** A word as the British write it, where Americans write it otherwise; the pages are in British English. */
export function britishFor(word: string): string | undefined {
  const [, letters = '', rest = ''] = /^([A-Z]?[a-z]+)('s)?$/.exec(word) ?? [];
  const lower = letters.toLowerCase();
  const [american, british = ''] = SPELLINGS.find(([pattern]) => pattern.test(lower)) ?? [];
  return american && letters.charAt(0) + lower.replace(american, british).slice(1) + rest;
}
