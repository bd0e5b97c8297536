import type { Root } from 'mdast';
import type { Plugin } from 'unified';
import { SYNTAX_EXTENSIONS, takeParsed } from '../shared/pages/parse-page.ts';
import { brokenSeam } from './seams.ts';

/** Compiles the tree that search documents and Markdown were made from, instead of parsing the same text again. */
export const remarkParsed: Plugin<[], string, Root> = function () {
  const { parser } = this;
  if (!parser) throw brokenSeam('markdown-syntax', 'Rspress has added no parser');
  this.parser = (text, file) => {
    const count = this.data().micromarkExtensions?.length;
    if (count !== SYNTAX_EXTENSIONS)
      throw brokenSeam('markdown-syntax', `expected ${SYNTAX_EXTENSIONS} extensions of its syntax, found ${count}`);
    return takeParsed(text) ?? parser(text, file);
  };
};
