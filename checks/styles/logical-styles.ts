import type { Finding } from '../../site/findings/finding.ts';
import { findingAt } from '../../site/findings/format-finding.ts';
import type { Check } from '../check.ts';

const SIDES: Record<string, string> = {
  top: 'block-start',
  right: 'inline-end',
  bottom: 'block-end',
  left: 'inline-start',
};
const SIDE = Object.keys(SIDES).join('|');

/** Properties that name a side of the screen, and how the same is said by the direction of the text. */
const PROPERTIES: readonly [property: RegExp, logical: (...parts: string[]) => string][] = [
  [new RegExp(`^(${SIDE})$`), (_, side = '') => `inset-${SIDES[side]}`],
  [
    new RegExp(`^((?:scroll-)?(?:margin|padding)|border)-(${SIDE})(-\\w+)?$`),
    (_, name, side = '', part = '') => {
      return `${name}-${SIDES[side]}${part}`;
    },
  ],
  [
    /^border-(top|bottom)-(left|right)-radius$/,
    (_, block, inline) => {
      return `border-${block === 'top' ? 'start' : 'end'}-${inline === 'left' ? 'start' : 'end'}-radius`;
    },
  ],
  [/^((?:min-|max-)?)(width|height)$/, (_, bound, size) => `${bound}${size === 'width' ? 'inline' : 'block'}-size`],
];

/** Properties whose values may name a side, and what stands before the logical one. */
const WITH_SIDES: Record<string, string> = { 'text-align': '', float: 'inline-', clear: 'inline-' };

/** A colour of its own, which the other theme would not change. */
const COLOUR = /(?<![\w(&-])#[\da-f]{3,8}\b|\b(?:rgb|hsl)a?\([^)]*\)/gi;

const DECLARATION = /(?<=[{;]\s*)([\w-]+)(\s*:\s*)([^;{}]*)/g;

export const stylesFollowTheText: Check = {
  name: 'styles',
  looksAt: 'declarations',
  *run(site, looked) {
    for (const file of site.files.list('theme/**/*.module.css').filter(site.isAsked)) {
      const text = site.files.read(file) ?? '';
      const code = text.replace(/\/\*[\s\S]*?\*\//g, (comment) => ' '.repeat(comment.length));
      for (const { 1: property = '', 2: colon = '', 3: value = '', index } of code.matchAll(DECLARATION)) {
        looked();
        const from = index + property.length + colon.length;
        yield* sideFaults({ file, text }, { property, index, value, from });
        for (const { 0: colour, index: at } of value.matchAll(COLOUR))
          yield findingAt(
            { file, text },
            from + at,
            `the colour ${colour}`,
            'use a token of theme/index.css: var(--…)',
          );
      }
    }
  },
};

interface Declaration {
  property: string;
  index: number;
  value: string;
  /** Where the value begins. */
  from: number;
}

function* sideFaults(source: { file: string; text: string }, declaration: Declaration): Generator<Finding> {
  const { property, index, value, from } = declaration;
  const replace = (at: number, wrong: string, right: string) => {
    const fix = { from: at, to: at + wrong.length, text: right };
    return findingAt(source, at, `${wrong} is a side of the screen`, `write ${right}`, fix);
  };
  for (const [pattern, logical] of PROPERTIES) {
    const parts = pattern.exec(property);
    if (parts) yield replace(index, property, logical(...parts.map((part) => part ?? '')));
  }
  const [side = ''] = /^(?:left|right)\b/.exec(value) ?? [];
  const before = WITH_SIDES[property];
  if (side && before !== undefined) yield replace(from, side, `${before}${side === 'left' ? 'start' : 'end'}`);
}
