/** Whether a printed type is a function. */
export function isFunction(text: string): boolean {
  if (!text.startsWith('(')) return false;
  let depth = 0;
  const close = [...text].findIndex((character) => {
    if (character === '(') depth += 1;
    if (character === ')') depth -= 1;
    return depth === 0;
  });
  return text.startsWith(' => ', close + 1);
}

/** The printed type of a list of such elements. */
export function listOf(element: string): string {
  return splitUnion(element).length > 1 || isFunction(element) ? `(${element})[]` : `${element}[]`;
}

/** Splits a printed union at its outermost bars; a bar after `=>` belongs to what the function returns. */
export function splitUnion(text: string): string[] {
  const members: string[] = [];
  let depth = 0;
  let member = '';
  for (const [at, character] of [...text].entries()) {
    if ('({[<'.includes(character)) depth += 1;
    if (')}]'.includes(character) || (character === '>' && text[at - 1] !== '=')) depth -= 1;
    if (character === '|' && depth === 0 && !isFunction(member.trim())) {
      members.push(member.trim());
      member = '';
    } else member += character;
  }
  return [...members, member.trim()].filter(Boolean);
}
