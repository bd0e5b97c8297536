import type { EnglishText, TextKey } from './texts';

/** The names of the placeholders in a text, `{{name}}`. */
type NamesIn<Text extends string> = Text extends `${string}{{${infer Name}}}${infer Rest}`
  ? Name | NamesIn<Rest>
  : never;

type NamesOf<Key extends TextKey> = NamesIn<EnglishText<Key>>;

/** The keys of texts without placeholders. */
export type PlainTextKey = { [Key in TextKey]: [NamesOf<Key>] extends [never] ? Key : never }[TextKey];

/** What a text asks for besides its key: a value for each of its placeholders, and no other. */
type ValuesOf<Key extends TextKey, Value> = [NamesOf<Key>] extends [never]
  ? []
  : [values: Readonly<Record<NamesOf<Key>, Value>>];

/** Reads a text of the dictionary. A misspelt key or placeholder does not compile. */
export type ReadText<Value = string | number> = <Key extends TextKey>(
  key: Key,
  ...values: ValuesOf<Key, Value>
) => string;
