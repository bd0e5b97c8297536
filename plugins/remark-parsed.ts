import type { Root } from 'mdast';
import type { Plugin } from 'unified';
import { parseFile, takeParsed } from '../shared/pages/parse-page.ts';

/**
 * Compiles the tree that search documents and Markdown were made from, instead of parsing the same text again. Other
 * texts are parsed the same way, so that all of them have one syntax, whatever Rspress's is.
 */
export const remarkParsed: Plugin<[], string, Root> = function () {
  this.parser = (text, file) => takeParsed(text) ?? parseFile(file);
};
