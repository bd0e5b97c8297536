import ts from '@typescript/typescript6';
import type { Name } from './names-in.ts';

/** What the compiler knows about its options; it exports this, but does not declare it. */
interface CompilerOption {
  name: string;
  /** Its values by name, or the name of a type. */
  type: string | ReadonlyMap<string, unknown>;
  /** Of lists. */
  element?: CompilerOption;
  /** A value, or a message that describes when which applies. */
  defaultValueDescription?: unknown;
}

const { optionDeclarations } = ts as unknown as { optionDeclarations: readonly CompilerOption[] };

/** Values of an option that are listed; `lib` has a hundred. */
const MOST_VALUES = 16;

/** A compiler option as a type, and its default if it is one value. */
export interface CompilerOptionType {
  type: string;
  default?: string;
}

/** What a name in a tsconfig means; undefined if it is no compiler option. */
export function compilerOptionAt(name: Name): CompilerOptionType | undefined {
  const parent = name.parent.parent?.parent;
  if (!parent || !ts.isPropertyAssignment(parent) || parent.name.getText() !== '"compilerOptions"') return undefined;
  if (!ts.isPropertyAssignment(name.parent) || name.parent.name !== name) return undefined;
  const option = optionDeclarations.find((one) => one.name === name.text);
  if (!option) return undefined;
  const value = defaultOf(option);
  return { type: `${name.text}?: ${typeOf(option)}`, ...(value !== undefined && { default: value }) };
}

function typeOf({ type, element }: CompilerOption): string {
  if (type === 'list') return element ? `(${typeOf(element)})[]`.replace(/^\((\w+)\)/, '$1') : 'string[]';
  if (typeof type === 'string') return type;
  const values = [...type.keys()].map((value) => `'${value}'`);
  return [...values.slice(0, MOST_VALUES), ...(values.length > MOST_VALUES ? ['…'] : [])].join(' | ');
}

function defaultOf({ type, defaultValueDescription: value }: CompilerOption): string | undefined {
  if (typeof type !== 'string') {
    const [name] = [...type].find(([, one]) => one === value) ?? [];
    return name && `'${name}'`;
  }
  return ['boolean', 'number', 'string'].includes(typeof value) ? JSON.stringify(value) : undefined;
}
