/** An expression that is printed as it is. */
export class Raw {
  constructor(readonly code: string) {}
}

/** What a config consists of. */
export type Code = string | number | boolean | Raw | readonly Code[] | Settings;
export interface Settings {
  [key: string]: Code;
}

export const isSettings = (code: Code | undefined): code is Settings =>
  typeof code === 'object' && !Array.isArray(code) && !(code instanceof Raw);

/** Sets a value; objects are merged into those that are there. */
export function assign(settings: Settings, path: string, code: Code): void {
  const [first = '', ...rest] = path.split('.');
  const at = settings[first];
  if (rest.length > 0) {
    const inner = isSettings(at) ? at : {};
    settings[first] = inner;
    assign(inner, rest.join('.'), code);
  } else if (isSettings(at) && isSettings(code)) Object.assign(at, code);
  else if (Array.isArray(at) && Array.isArray(code)) settings[first] = [...at, ...code];
  else settings[first] = code;
}

/** A global name, such as `umdName`: that of an object in another is a list, because Rspack takes a text for one name. */
export const globalName = (name: string): string | string[] => (name.includes('.') ? name.split('.') : name);

/** Where a line is broken. */
const WIDTH = 100;

/** Prints an expression as a formatter would: on one line, if it fits behind `indent` and `used` characters. */
export function printCode(code: Code, indent = '', used = 0): string {
  if (code instanceof Raw) return code.code;
  if (typeof code === 'string') return quote(code);
  if (typeof code !== 'object') return String(code);
  const inner = `${indent}  `;
  const isList = Array.isArray(code);
  const parts = (deep: string, flat: boolean): string[] =>
    isList
      ? code.map((item) => printCode(item, deep, flat ? -Infinity : deep.length))
      : Object.entries(code as Settings).map(([key, value]) => printProperty(key, value, deep, flat));
  const [open, close] = isList ? '[]' : '{}';
  const flat = parts(indent, true);
  if (flat.length === 0) return `${open}${close}`;
  const line = isList ? `[${flat.join(', ')}]` : `{ ${flat.join(', ')} }`;
  if (!line.includes('\n') && used + line.length <= WIDTH) return line;
  return `${open}\n${parts(inner, false)
    .map((part) => `${inner}${part},\n`)
    .join('')}${indent}${close}`;
}

/** Prints a property; a key that starts with dots is a spread, whose value is left out. */
function printProperty(key: string, value: Code, indent: string, flat = false): string {
  if (key.startsWith('...')) return key;
  const name = /^[\p{ID_Start}$_][\p{ID_Continue}$]*$/u.test(key) ? key : quote(key);
  return `${name}: ${printCode(value, indent, flat ? -Infinity : indent.length + name.length + 3)}`;
}

function quote(text: string): string {
  const escaped = JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"');
  return text.includes("'") && !text.includes('"') ? `"${escaped}"` : `'${escaped.replaceAll("'", "\\'")}'`;
}
