import { findingAt } from '../../site/findings/format-finding.ts';
import type { Check } from '../check.ts';
import { blocksOfSite } from './words-of-site.ts';

/** Signs that stand side by side: the same twice, or a full-width one beside another one. Three dots are one sign. */
const DOUBLED =
  /([，。；：、！？,;!?])\1+|[，。；：、][，。；：、,.;:]|(?<![.…])[,.;:][，。；：、]|(?<=[\p{L}\p{N})\uE000\uE001])(?:\.\.|::)(?![.:/\\])/gu;

export const signsStandAlone: Check = {
  name: 'doubled-signs',
  looksAt: 'blocks of words',
  *run(site, looked) {
    for (const { file, source, text, from } of blocksOfSite(site)) {
      looked();
      for (const { 0: signs, index } of text.matchAll(DOUBLED)) {
        const [sign = ''] = signs;
        const isOne = [...signs].every((one) => one === sign);
        const fix = { from: from + index, to: from + index + signs.length, text: sign };
        const how = isOne ? `write "${sign}"` : 'leave one of them out';
        const what = `"${signs}" where one sign stands`;
        yield findingAt({ file, text: source }, from + index, what, how, isOne ? fix : undefined);
      }
    }
  },
};
