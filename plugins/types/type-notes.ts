import path from 'node:path';
import { prefixOf } from '../../shared/languages.ts';
import type { DefaultCase, OptionFact } from '../../shared/option-facts/option-fact.ts';
import optionFacts from '../../shared/option-facts/option-facts.json' with { type: 'json' };
import type { TypeNote, TypeNotes } from '../../shared/type-notes.ts';
import { wordsIn } from '../../shared/words.ts';
import { typeReader } from './infer-types.ts';
import { type Name, namesIn, parseSource } from './names-in.ts';
import { isRslibConfig, optionAt } from './option-at.ts';
import { type OptionNote, optionNotes } from './option-notes.ts';
import { tokenizer } from './tokenize.ts';
import { compilerOptionAt } from './tsconfig-types.ts';

/** A code block of a page. */
export interface CodeBlock {
  /** The language of the page. */
  lang: string;
  /**
   * The file that it shows, from the repository root, whose comments may be in another language; or a file of that name
   * if the code is only on the page.
   */
  file: string;
  isEmbedded: boolean;
  /** The code as it is shown. */
  code: string;
}

const facts = optionFacts.options as unknown as Readonly<Record<string, OptionFact>>;

/**
 * Reads what can be told about the names in code blocks.
 *
 * @param root the repository
 * @param docs the folder of the pages of all languages
 * @param embedded the sources that will be asked for, from the repository root
 */
export async function noteReader(
  root: string,
  docs: string,
  embedded: readonly string[],
): Promise<(block: CodeBlock) => TypeNotes> {
  const typesIn = typeReader(embedded.map((file) => path.join(root, file)));
  const tokensOf = await tokenizer();
  const options = new Map<string, Map<string, OptionNote>>();

  const optionNote = (option: string, lang: string): TypeNote | undefined => {
    const fact = facts[option];
    if (!fact) return undefined;
    const pages = options.get(lang) ?? optionNotes(docs, lang, prefixOf(lang));
    options.set(lang, pages);
    const type = tokensOf(`${option}: ${fact.type}`);
    return { type, ...(fact.default !== undefined && { defaults: casesOf(fact.default) }), ...pages.get(option) };
  };

  const compilerNote = (name: Name): TypeNote | undefined => {
    const option = compilerOptionAt(name);
    if (!option) return undefined;
    return { type: tokensOf(option.type), ...(option.default && { defaults: casesOf(option.default) }) };
  };

  return ({ lang, file, isEmbedded, code }) => {
    const source = parseSource(file, code);
    const names = namesIn(source);
    const isConfig = isRslibConfig(source);
    const isData = file.endsWith('.json');
    const types = isData ? [] : typesIn(path.join(root, file), isEmbedded ? undefined : code);
    // The page shows another code than the file has.
    if (!isData && types.length !== names.length) throw new Error(`${file} has not the names that a page shows of it`);
    const noteOf = (name: Name, index: number): TypeNote | undefined => {
      if (isData) return compilerNote(name);
      const option = isConfig ? optionAt(name) : undefined;
      if (option) return optionNote(option, lang);
      const type = types[index];
      return type === undefined ? undefined : { type: tokensOf(type) };
    };
    return pack(
      names.map((name, index) => ({ name, note: noteOf(name, index) })),
      code,
      lang,
    );
  };
}

function casesOf(value: string | DefaultCase[]): DefaultCase[] {
  return typeof value === 'string' ? [{ when: '', value }] : value;
}

/** Lists each note once. */
function pack(found: readonly { name: Name; note: TypeNote | undefined }[], code: string, lang: string): TypeNotes {
  const notes = new Map<string, number>();
  const names = found.flatMap(({ name, note }): TypeNotes['names'][number][] => {
    if (!note) return [];
    const text = JSON.stringify(note);
    const index = notes.get(text) ?? notes.size;
    notes.set(text, index);
    return [[name.getStart(), name.getEnd() - name.getStart(), index]];
  });
  const words = wordsIn(lang);
  return {
    size: code.trimEnd().length,
    names,
    notes: [...notes.keys()].map((text) => JSON.parse(text)),
    words: { default: words('optionFacts.default'), keys: words('code.typeKeys') },
  };
}
