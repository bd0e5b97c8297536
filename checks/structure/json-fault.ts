import { CONFLICT, CONFLICT_WORDS } from '../pages/text-fault.ts';

/** Why a text is no JSON, and where. */
export interface JsonFault {
  offset: number;
  what: string;
  how: string;
}

/** A token, a space or a comment; what matches none of them is a sign that JSON does not have. */
const TOKEN =
  /(?<space>[\t\n\r ]+)|(?<comment>\/\/.*|\/\*[\s\S]*?\*\/)|(?<word>"(?:[^"\\\n]|\\.)*"|-?\d[\w.+-]*|[A-Za-z_$][\w$]*)|(?<sign>[{}[\]:,])/y;

/** The first place at which a text stops being JSON; undefined where it is. */
export function jsonFault(text: string): JsonFault | undefined {
  try {
    JSON.parse(text);
    return undefined;
  } catch (error) {
    if (text.trim() === '') return { offset: 0, what: 'nothing', how: 'write a list, [], or an object, {}' };
    return firstFault(text) ?? { offset: 0, what: (error as Error).message, how: 'write it as JSON' };
  }
}

interface Token {
  text: string;
  offset: number;
}

/** Reads token by token, with the brackets that are open and the token before. */
function firstFault(text: string): JsonFault | undefined {
  const open: Token[] = [];
  let before: Token | undefined;
  let offset = 0;
  const fault = (what: string, how: string, at = offset): JsonFault => ({ offset: at, what, how });
  while (offset < text.length) {
    TOKEN.lastIndex = offset;
    const found = TOKEN.exec(text);
    if (!found) return strangeSign(text, offset);
    const token: Token = { text: found[0], offset };
    if (found.groups?.comment) return fault('a comment, which JSON does not have', 'take it out');
    if (!found.groups?.space) {
      const wrong = misplaced(token, before, open.at(-1));
      if (wrong) return wrong;
      if (/[{[]/.test(token.text) && token.text.length === 1) open.push(token);
      if (token.text === '}' || token.text === ']') open.pop();
      before = token;
    }
    offset += token.text.length;
  }
  const last = open.at(-1);
  if (!last) return undefined;
  return fault(`"${last.text}" is never closed`, `close it with "${closing(last)}"`, last.offset);
}

function strangeSign(text: string, offset: number): JsonFault {
  const sign = text[offset] ?? '';
  if (CONFLICT.exec(text)?.index === offset) return { offset, ...CONFLICT_WORDS };
  if (sign === "'") return { offset, what: 'single quotes', how: 'write double quotes, "…"' };
  if (sign === '"') return { offset, what: 'a string that is never closed', how: 'end it with " on the same line' };
  return { offset, what: `JSON has no "${sign}" here`, how: 'take it out, or put words into double quotes' };
}

const closing = ({ text }: Token) => (text === '{' ? '}' : ']');
const isValueEnd = (token?: Token) => token !== undefined && !/^[{[:,]$/.test(token.text);
const LITERAL = /^(?:true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?)$/;

/** Whether a token may follow another one inside of a bracket. */
function misplaced(token: Token, before: Token | undefined, open: Token | undefined): JsonFault | undefined {
  const { text, offset } = token;
  const fault = (what: string, how: string, at = offset): JsonFault => ({ offset: at, what, how });
  if (text === '}' || text === ']') {
    if (!open) return fault(`"${text}" closes nothing`, 'take it out');
    if (before?.text === ',') return fault(`a comma before "${text}"`, 'take the comma out', before.offset);
    if (closing(open) !== text) return fault(`"${text}" where "${open.text}" is open`, `write "${closing(open)}"`);
    return before?.text === ':' ? fault('a key without a value', 'write its value') : undefined;
  }
  if (text === ',')
    return isValueEnd(before) && open ? undefined : fault('a comma without a value before it', 'take the comma out');
  if (text === ':') return isKey(before, open) ? undefined : fault('a colon without a key before it', 'take it out');
  if (isValueEnd(before)) return fault(`no comma before ${text}`, 'put a comma before it');
  if (text === '{' || text === '[') return undefined;
  if (text.startsWith('"')) return stringFault(token);
  if (LITERAL.test(text)) return undefined;
  return fault(`${text} without quotes`, `write "${text}"`);
}

const isKey = (before: Token | undefined, open: Token | undefined) =>
  open?.text === '{' && before !== undefined && before.text.startsWith('"');

function stringFault({ text, offset }: Token): JsonFault | undefined {
  try {
    JSON.parse(text);
    return undefined;
  } catch {
    return { offset, what: `${text} has a sign that a string may not have`, how: 'write it with a backslash, as \\n' };
  }
}
