/** Splits a command like a shell: at spaces, with single and double quotes as the only special characters. */
export function splitCommand(command: string): string[] {
  const words: string[] = [];
  let word: string | undefined;
  let quote = '';
  for (const char of command) {
    if (quote) {
      if (char === quote) quote = '';
      else word += char;
    } else if (char === '"' || char === "'") {
      quote = char;
      word ??= '';
    } else if (char === ' ') {
      if (word !== undefined) words.push(word);
      word = undefined;
    } else {
      word = (word ?? '') + char;
    }
  }
  if (quote) throw new Error(`the quote ${quote} is never closed in: ${command}`);
  return word === undefined ? words : [...words, word];
}
