/** What runs when a picture is opened by its address. */
const SCRIPT = /<script\b|\son[a-z]+\s*=|\bjavascript:/i;
/** What is not looked into. */
const ASIDE = /<!--[\s\S]*?-->|<\?[\s\S]*?\?>|<!DOCTYPE[^>]*>|<!\[CDATA\[[\s\S]*?\]\]>/g;
const TAG = /<(?<close>\/?)(?<name>[A-Za-z][\w:.-]*)(?:\s+[\w:.-]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*\s*(?<empty>\/?)>/g;

/** Why a browser shows nothing of an SVG, or more than a picture. */
export function svgFault(text: string): { what: string; how: string } | undefined {
  if (SCRIPT.test(text)) return { what: 'an SVG with a script', how: 'take out <script>, on…="…" and javascript:' };
  const wrong = xmlFault(text.replace(ASIDE, ''));
  return wrong ? { what: `an SVG that is no XML: ${wrong}`, how: 'mend it, or save it again' } : undefined;
}

/** The first thing in which a text is no XML with `<svg>` around it. */
function xmlFault(text: string): string | undefined {
  const open: string[] = [];
  let first: string | undefined;
  for (const { groups: { close, name = '', empty } = {} } of text.matchAll(TAG)) {
    first ??= name;
    if (!close && !empty) open.push(name);
    if (close && open.pop() !== name) return `</${name}> closes nothing`;
  }
  const [last] = open.slice(-1);
  if (first !== 'svg') return 'it does not begin with <svg>';
  if (last) return `<${last}> is never closed`;
  const rest = text.replace(TAG, '');
  if (/</.test(rest)) return 'a tag that is written wrong';
  return /&(?!#?\w+;)/.test(text) ? 'an & that is not written &amp;' : undefined;
}
