import type { ConversionNote, OptionRow, OptionTable, OptionTables } from '../types.ts';
import { assign, type Code, Raw, type Settings } from './code.ts';
import { type CodeValue, type ObjectValue, readUnset, type Source, type Value } from './values.ts';

/** The options of a table, dotted from the root of the config. */
type OptionsIn<Table extends OptionTable, Row = Table['rows'][number]> = Row extends {
  options: readonly (infer Option)[];
}
  ? `${Table extends { prefix: infer Prefix extends string } ? Prefix : ''}${Option & string}`
  : never;

type OptionsOf<Tables extends OptionTables> = { [Part in keyof Tables]: OptionsIn<Tables[Part]> }[keyof Tables];

/** Those that the tables say are converted; what is the same stays where it is. */
type Converted<Tables extends OptionTables> = {
  [Part in keyof Tables]: OptionsIn<Tables[Part], Extract<Tables[Part]['rows'][number], { support: 'converted' }>>;
}[keyof Tables];

/** Converts the value of an option into `state`. Unless it notes something itself, the row of the table is noted. */
export type Rule<State> = (value: Value, state: State, option: Option) => void;

/** A rule for each option that is converted; a row without one is a type error. Others may have one. */
export type Rules<Tables extends OptionTables, State> = Record<Converted<Tables>, Rule<State>> &
  Partial<Record<OptionsOf<Tables>, Rule<State>>>;

/** The key of a text with its values. */
type Message = Extract<ConversionNote['message'], { key: unknown }>;

/** Plugins of Rsbuild that a converted config may use, by the names of their packages. */
export type RsbuildPlugin = `@rsbuild/plugin-${'react' | 'vue' | 'solid' | 'svelte' | 'svgr' | 'sass' | 'less'}`;

/** What a conversion finds out on its way. */
export class Report {
  readonly plugins = new Set<RsbuildPlugin>();
  /** What plugins are called with. */
  readonly pluginOptions = new Map<RsbuildPlugin, Settings>();
  readonly notes: ConversionNote[] = [];
  /** Statements that copied code needs, such as imports. */
  readonly carried = new Set<string>();

  add(
    kind: ConversionNote['kind'],
    at: { file: string; line: number },
    option: string,
    message: ConversionNote['message'],
    link?: string,
  ) {
    const { file, line } = at;
    this.notes.push({ kind, file, line, option, message, ...(link ? { link } : {}) });
  }
}

/** An option at a place in a pasted file. */
export class Option {
  private isNoted = false;

  constructor(
    readonly name: string,
    readonly line: number,
    readonly source: Source,
    readonly report: Report,
    readonly row: OptionRow | undefined,
    /** Applies the rules of the option's parts, such as `dts.resolve`. */
    readonly readParts: (object: ObjectValue) => void = () => {},
  ) {}

  /** Notes something else than the row. */
  note(kind: ConversionNote['kind'], key: Message['key'], values?: Message['values'], line = this.line) {
    this.isNoted = true;
    const message: Message = values ? { key, values } : { key };
    this.report.add(kind, { file: this.source.file, line }, this.name, message, this.row?.link);
  }

  /** Notes the row. */
  noteRow(kind: ConversionNote['kind'] = kindOf(this.row)) {
    this.isNoted = true;
    if (!this.row) return this.note('decide', 'converter.unknown', { option: this.name });
    this.report.add(kind, { file: this.source.file, line: this.line }, this.name, { row: this.row }, this.row.link);
  }

  /** Leaves the note to what knows more. */
  leave() {
    this.isNoted = true;
  }

  /** Notes the row unless something has been noted. */
  finish() {
    if (!this.isNoted) this.noteRow();
  }

  /** Notes that a value cannot be read. */
  unread(value: Value, line = value.line) {
    const code = shorten(value.code);
    const file = value.kind === 'code' ? otherFileOf(value) : undefined;
    if (file !== undefined) return this.note('decide', 'converter.otherFile', { code, file }, line);
    this.note('decide', isStatic(value) ? 'converter.left' : 'converter.unread', { code }, line);
  }

  /**
   * A value that means the same in Rslib. What can only be known when the config runs is copied, if its file has all
   * that it needs.
   *
   * @returns `undefined` if there is nothing to write
   */
  code(value: Value): Code | undefined {
    switch (value.kind) {
      case 'string':
        if (!value.live) return value.value;
        if (value.live.needs !== undefined) return this.copy(value.live);
        this.note('decide', 'converter.frozen', { code: shorten(value.live.code) }, value.line);
        return value.value;
      case 'number':
      case 'boolean':
        return value.value;
      case 'nothing':
        return undefined;
      case 'regexp':
        return new Raw(value.code);
      case 'array':
        return value.items.flatMap((item) => this.code(item) ?? []);
      case 'object': {
        const settings: Settings = {};
        for (const spread of value.unread) {
          const code = this.copy(spread);
          if (code && spread.code.startsWith('...')) settings[spread.code] = code;
        }
        for (const property of value.properties) {
          const code = this.code(property.value);
          if (code !== undefined) settings[property.name] = code;
        }
        return settings;
      }
      case 'code':
        return this.copy(value);
    }
  }

  private copy(value: CodeValue): Code | undefined {
    if (value.needs === undefined) {
      this.unread(value);
      return undefined;
    }
    const statements = this.source.declarationsOf(value.needs).map(this.source.textOf);
    for (const statement of statements) this.report.carried.add(statement);
    if ([value.code, ...statements].some((code) => code.includes('process.env.NODE_ENV')))
      this.note('decide', 'converter.nodeEnvSet', { code: shorten(value.code) }, value.line);
    const isConstant =
      value.needs.length === 0 && /^JSON\.stringify\(/.test(value.code) && !value.code.includes('process');
    if (!isConstant) this.note('decide', 'converter.copied', { code: shorten(value.code) }, value.line);
    return new Raw(value.code);
  }

  /** A string. Anything else is noted as unread. */
  string(given: Value): string | undefined {
    const value = this.assume(given, 'string');
    if (value.kind === 'string') return value.value;
    if (value.kind !== 'nothing') this.unread(given);
    return undefined;
  }

  /** A boolean. Anything else is noted as unread. */
  boolean(given: Value): boolean | undefined {
    const value = this.assume(given, 'boolean');
    if (value.kind === 'boolean') return value.value;
    if (value.kind !== 'nothing') this.unread(given);
    return undefined;
  }

  /** A string, or the strings of a list. What is no string is noted as unread. */
  strings(given: Value): string[] {
    const value = this.assume(given, 'array');
    if (value.kind === 'array') return value.items.flatMap((item) => this.string(item) ?? []);
    return [this.string(value) ?? []].flat();
  }

  /** The value that an option has where no variable of the environment is set, which is noted if it is of a kind. */
  private assume(value: Value, kind: Value['kind']): Value {
    const unset = value.kind === 'code' ? readUnset(value) : undefined;
    if (unset?.kind !== kind && unset?.kind !== 'nothing') return value;
    this.note('decide', 'converter.unset', { code: shorten(value.code) }, value.line);
    return unset;
  }
}

/** The file that a value is imported from, if it is one of the project: `../../tsup.config.base`. */
function otherFileOf({ node, scope }: CodeValue): string | undefined {
  const from = node.type === 'ExportNamedDeclaration' ? node.source?.value : undefined;
  const root = node.type === 'CallExpression' ? node.callee : node;
  const file = from ?? (root.type === 'Identifier' ? scope.moduleOf(root.name) : undefined);
  return file?.startsWith('.') && !file.endsWith('package.json') ? file : undefined;
}

/** Whether all of a value can be read. */
function isStatic(value: Value): boolean {
  if (value.kind === 'array') return value.items.every(isStatic);
  if (value.kind === 'object')
    return value.unread.length === 0 && value.properties.every((property) => isStatic(property.value));
  return value.kind !== 'code';
}

function kindOf(row: OptionRow | undefined): ConversionNote['kind'] {
  if (!row) return 'decide';
  return row.support === 'same' ? 'converted' : row.support;
}

/** The first line of code, as notes quote it. */
export function shorten(code: string): string {
  const [line = '', ...more] = code.split('\n');
  return line.length > 60 || more.length > 0 ? `${line.slice(0, 60).trimEnd()} …` : line;
}

/** The row of an option, dotted from the root of the config. */
export function rowOf(tables: OptionTables, option: string): OptionRow | undefined {
  for (const { prefix = '', rows } of Object.values(tables)) {
    const row = rows.find(({ options }) => options.some((one) => prefix + one === option));
    if (row) return row;
  }
  return undefined;
}

/**
 * Applies the rules of a tool to a config. Every property, and what cannot be read, gets a note.
 *
 * @param prefix what precedes the properties, such as `build.`
 */
export function applyRules<Tables extends OptionTables, State>(
  object: ObjectValue,
  { tables, rules, state, source, report }: RuleSet<Tables, State>,
  prefix = '',
): void {
  const all = rules as Partial<Record<string, Rule<State>>>;
  for (const { name, value, line, file } of object.properties) {
    const place = file === undefined ? source : { ...source, file };
    const path = prefix + name;
    // A part without a row of its own is like the whole, unless that is converted.
    const whole = rowOf(tables, prefix.slice(0, -1));
    const row = rowOf(tables, path) ?? (whole?.support === 'decide' || whole?.support === 'none' ? whole : undefined);
    const readParts = (object: ObjectValue) => applyRules(object, { tables, rules, state, source, report }, `${path}.`);
    const option = new Option(path, line, place, report, row, readParts);
    const rule = all[path];
    const hasParts = Object.values(tables).some(({ prefix: own = '', rows }) =>
      rows.some(({ options }) => options.some((one) => `${own}${one}`.startsWith(`${path}.`))),
    );
    if (rule) rule(value, state, option);
    else if (hasParts && value.kind === 'object') {
      readParts(value);
      continue;
    } else if (hasParts && !row) option.unread(value);
    option.finish();
  }
  for (const spread of object.unread) {
    new Option(prefix.slice(0, -1), spread.line, source, report, undefined).unread(spread);
  }
}

/** What `applyRules` needs besides the config. */
export interface RuleSet<Tables extends OptionTables, State> {
  tables: Tables;
  rules: Rules<Tables, State>;
  state: State;
  source: Source;
  report: Report;
}

/** A rule that writes a value as it is. */
export function same<State extends { settings: Settings }>(path: string): Rule<State> {
  return (value, { settings }, option) => {
    const code = option.code(value);
    if (code !== undefined) assign(settings, path, code);
  };
}
