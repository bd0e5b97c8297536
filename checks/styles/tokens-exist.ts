import { findingAt } from '../../site/findings/format-finding.ts';
import { near } from '../../site/near.ts';
import type { Check } from '../check.ts';

/** A use of a token without a value that stands in for it. */
const USE = /var\(\s*(--[\w-]+)\s*\)/g;
/** Any other mention of a token sets it: in a style, in a component, or by code. */
const SET = /(?<!var\(\s*)(?<![\w-])--[\w-]+/g;
/** What Rspress and the highlighter set. */
const OF_OTHERS = /^--(?:rp|shiki)-/;

export const tokensExist: Check = {
  name: 'tokens',
  looksAt: 'uses of tokens',
  *run(site, looked) {
    const styles = site.files.list('theme/**/*.css');
    if (!styles.some(site.isAsked)) return;
    const sources = [...styles, ...site.files.list('theme/**/*.{ts,tsx}')];
    const known = new Set(sources.flatMap((file) => site.files.read(file)?.match(SET) ?? []));
    for (const file of styles.filter(site.isAsked)) {
      const text = site.files.read(file) ?? '';
      for (const { 0: use, 1: token = '', index } of text.matchAll(USE)) {
        looked();
        if (known.has(token) || OF_OTHERS.test(token)) continue;
        const meant = near(token, [...known]);
        const how = meant ? `did you mean ${meant}?` : 'set it in theme/index.css, for light and for dark';
        yield findingAt({ file, text }, index + use.indexOf(token), `nothing sets ${token}`, how);
      }
    }
  },
};
