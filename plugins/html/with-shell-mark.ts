import { shellMark, UNMANAGED } from '../../shared/shell-mark.ts';
import { brokenSeam } from '../seams.ts';

const ROOT = '<div id="__rspress_root">';
const TOKEN = /<!--[\s\S]*?-->|<(\/?)([a-z][\w-]*)((?:"[^"]*"|'[^']*'|[^'">])*)>|[^<]+/gi;
const NAMED: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0' };

/**
 * Writes the mark of a page's shell to React's root element. `theme/root/is-as-served.ts` compares it with the document.
 *
 * @throws unless the page has React's root element
 */
export function withShellMark(html: string, name: string): string {
  const start = html.indexOf(ROOT);
  if (start < 0) throw brokenSeam('root-element', `there is no ${ROOT} in ${name}`);
  const content = html.slice(start + ROOT.length);
  return `${html.slice(0, start)}${ROOT.slice(0, -1)} data-shell="${shellMark(partsOf(content))}">${content}`;
}

/** The parts up to the end of the root element. */
function partsOf(content: string): string[] {
  const parts: string[] = [];
  const isApplication = content.includes('data-island="page"');
  // The name of the element that is being left out, or of the root, and how many of these are open.
  let skipped = '';
  let depth = 0;
  let open = 1;
  for (const [token, end, tag, attributes] of content.matchAll(TOKEN)) {
    const name = tag?.toLowerCase();
    if (name === 'div') open += end ? -1 : 1;
    if (open === 0) break;
    if (skipped) {
      if (name === skipped) depth += end ? -1 : 1;
      if (depth === 0) skipped = '';
    } else if (name === undefined) parts.push(token.startsWith('<!') ? '<!' : decoded(token));
    else if (!end) {
      parts.push(`<${name}`);
      const isSkipped = ` ${attributes}`.includes(` ${UNMANAGED}`) || (name === 'main' && !isApplication);
      if (isSkipped) [skipped, depth] = [name, 1];
    }
  }
  return parts;
}

function decoded(text: string): string {
  return text.replace(/&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi, (whole, hex, decimal, named) => {
    if (named) return NAMED[named] ?? whole;
    return String.fromCodePoint(hex ? Number.parseInt(hex, 16) : Number(decimal));
  });
}
