import type { Option } from './rules.ts';
import { unwrap } from './trees.ts';
import { readValue, type Value } from './values.ts';

/** A plugin in a list: its package, and what it is called with. */
export interface UsedPlugin {
  package: string;
  /** The value of its first argument. */
  argument: Value | undefined;
  line: number;
}

/** Reads a list of plugins. @param leave called with what is no call of an imported function; it is noted as unread */
export function readPlugins(
  value: Value,
  option: Option,
  leave: (item: Value) => void = (item) => option.unread(item),
): UsedPlugin[] {
  const items = value.kind === 'array' ? value.items : [value];
  return items.flatMap((item): UsedPlugin[] => {
    if (item.kind === 'array') return readPlugins(item, option, leave);
    if (item.kind === 'nothing' || (item.kind === 'boolean' && !item.value)) return [];
    const node = item.kind === 'code' ? unwrap(item.node) : undefined;
    const scope = item.kind === 'code' ? item.scope : option.source;
    const constant = node?.type === 'Identifier' ? scope.constants.get(node.name) : undefined;
    const call = constant ? unwrap(constant) : node;
    if (call?.type !== 'CallExpression') {
      leave(item);
      return [];
    }
    const name = option.source.textOf(call.callee).split('.')[0] ?? '';
    const module = option.source.moduleOf(name);
    if (module === undefined) {
      leave(item);
      return [];
    }
    const [first] = call.arguments;
    return [{ package: module, argument: first && readValue(first, scope), line: item.line }];
  });
}

/** The value of a property. */
export function part(value: Value | undefined, name: string): Value | undefined {
  return value?.kind === 'object' ? value.properties.find((one) => one.name === name)?.value : undefined;
}

/** Notes the parts of a plugin's options that were not converted. */
export function noteRest({ argument, package: name }: UsedPlugin, option: Option, converted: readonly string[]): void {
  if (argument === undefined) return;
  if (argument.kind !== 'object') return option.unread(argument);
  for (const spread of argument.unread) option.unread(spread);
  for (const { name: key, line } of argument.properties) {
    if (!converted.includes(key)) option.note('decide', 'converter.pluginOption', { option: key, plugin: name }, line);
  }
}
