import type { Token } from '../../shared/type-notes.ts';
import { codeHighlighter, tokenTheme } from '../code-highlighter.ts';

const KIND = /^var\(--shiki-token-([a-z-]+)\)$/;

/** @returns a function that splits a type into the tokens that code blocks have, so that it has the same colors */
export async function tokenizer(): Promise<(type: string) => Token[]> {
  const highlighter = await codeHighlighter('ts');
  const known = new Map<string, Token[]>();
  return (type) => {
    const tokens = known.get(type) ?? tokensOf(type);
    known.set(type, tokens);
    return tokens;
  };

  function tokensOf(type: string): Token[] {
    const { tokens } = highlighter.codeToTokens(type, { lang: 'ts', theme: tokenTheme, tokenizeTimeLimit: 0 });
    const lines = tokens.map((line) => line.map(({ content, color }): Token => tokenOf(content, color)));
    return merge(lines.flatMap((line, index): Token[] => (index === 0 ? line : [['\n'], ...line])));
  }
}

function tokenOf(text: string, color = ''): Token {
  const kind = KIND.exec(color)?.[1];
  return kind ? [text, kind] : [text];
}

/** Joins neighbors of one kind. */
function merge(tokens: readonly Token[]): Token[] {
  const merged: Token[] = [];
  for (const [text, kind] of tokens) {
    const last = merged.at(-1);
    if (last && last[1] === kind) merged[merged.length - 1] = kind ? [last[0] + text, kind] : [last[0] + text];
    else merged.push(kind ? [text, kind] : [text]);
  }
  return merged;
}
