import type { Check } from '../check.ts';
import { findingAt } from '../findings.ts';
import { maskedBlocks } from './masked-blocks.ts';

/** Signs that stand side by side: the same twice, or a full-width one beside another one. Three dots are one sign. */
const DOUBLED =
  /([，。；：、！？,;!?])\1+|[，。；：、][，。；：、,.;:]|(?<![.…])[,.;:][，。；：、]|(?<=[\p{L}\p{N})\uE000\uE001])(?:\.\.|::)(?![.:/\\])/gu;

export const signsStandAlone: Check = {
  name: 'doubled-signs',
  looksAt: 'blocks of words',
  *run(site, looked) {
    for (const page of site.askedPages) {
      const blocks = [...maskedBlocks(page), ...page.prose.filter(({ kind }) => kind !== 'text')];
      looked(blocks.length);
      for (const { text, from } of blocks) {
        for (const { 0: signs, index } of text.matchAll(DOUBLED)) {
          const [sign = ''] = signs;
          const isOne = [...signs].every((one) => one === sign);
          const fix = { from: from + index, to: from + index + signs.length, text: sign };
          const how = isOne ? `write "${sign}"` : 'leave one of them out';
          yield findingAt(page, from + index, `"${signs}" where one sign stands`, how, isOne ? fix : undefined);
        }
      }
    }
  },
};
