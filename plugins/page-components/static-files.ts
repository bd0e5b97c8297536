import path from 'node:path';
import type { Node } from '@babel/types';
import type { Component } from '../../shared/define-component.ts';
import { importedFiles, nodesIn } from '../imported-files.ts';

/** Hooks of React that only do something in the browser; all others give a value while the page is rendered. */
const DYNAMIC_HOOK =
  /^use(?:State|Reducer|Optimistic|ActionState|FormStatus|Transition|SyncExternalStore|ImperativeHandle|(?:Layout|Insertion)?Effect(?:Event)?)$/;
const HOOK = /^use[A-Z]/;
/** Packages whose other hooks only read; nothing is known of those of others. */
const READING = /^(?:react|react-dom|@rspress\/core\/(?:runtime|theme))$/;
const HANDLER = /^on[A-Z]/;
/** Methods of class components that only run in the browser, and those of all objects that only matter there. */
const DYNAMIC_METHOD =
  /^(?:setState|forceUpdate|addEventListener|component(?:DidMount|DidUpdate|WillUnmount|DidCatch)|getSnapshotBeforeUpdate)$/;

/** The static component that a file belongs to, by the file's absolute path. */
export type StaticFiles = ReadonlyMap<string, Component>;

/** The files of all components whose controls nothing handles: it reads every file that their views import. */
export function staticFiles(components: readonly Component[]): StaticFiles {
  const isDead = ({ hydrate, script }: Component) => hydrate === 'never' && !script;
  return new Map(
    components.filter(isDead).flatMap((component) => {
      const view = path.join(component.folder, `${component.name}.tsx`);
      return [...importedFiles(view)].map((file): [string, Component] => [file, component]);
    }),
  );
}

/**
 * Looks for what would be dead in a static component: state, effects, hooks of which nothing is known, handlers, and
 * other functions that are given to an element.
 *
 * @param source the text of one of its files
 * @returns the first finding, or undefined if there is none
 */
function findDynamic(source: string): { what: string; line: number } | undefined {
  const nodes = nodesIn(source);
  const hooks = new Map(nodes.flatMap(hooksOf));
  const found = nodes.flatMap((node) =>
    dynamicIn(node, hooks).map(([what, { start, loc }]) => ({ what, start: start ?? 0, line: loc?.start.line ?? 1 })),
  );
  return found.sort((a, b) => a.start - b.start)[0];
}

/** The hooks that an import brings and that would be dead: the name in this file, and the one where they come from. */
function hooksOf(node: Node): [local: string, name: string][] {
  if (node.type !== 'ImportDeclaration' || node.source.value.startsWith('.')) return [];
  const isKnown = READING.test(node.source.value);
  return node.specifiers.flatMap((one): [string, string][] => {
    const name = one.type === 'ImportSpecifier' ? nameOf(one.imported) : '';
    return DYNAMIC_HOOK.test(name) || (!isKnown && HOOK.test(name)) ? [[one.local.name, name]] : [];
  });
}

/**
 * What would be dead in a node itself.
 *
 * @param hooks the hooks that the file imports, by their names in it
 * @returns what it is called, and where it stands
 */
function dynamicIn(node: Node, hooks: ReadonlyMap<string, string>): [what: string, at: Node][] {
  const hookOf = (local: string) => hooks.get(local) ?? (DYNAMIC_HOOK.test(local) ? local : '');
  switch (node.type) {
    case 'CallExpression':
      return some(hookOf(nameOf(node.callee)), node);
    case 'VariableDeclarator':
      // `const use = useState` gives it another name.
      return some(hookOf(node.init ? nameOf(node.init) : ''), node);
    case 'ObjectPattern':
      // `const { useState } = React`
      return node.properties.flatMap((one) => (one.type === 'ObjectProperty' ? dynamicName(one.key, one) : []));
    case 'MemberExpression':
    case 'OptionalMemberExpression':
      return dynamicName(node.property, node);
    case 'ClassMethod':
    case 'ClassProperty':
      return dynamicName(node.key, node);
    case 'JSXOpeningElement': {
      const isElement = /^[a-z]/.test(nameOf(node.name));
      return node.attributes.flatMap((one) => {
        if (one.type !== 'JSXAttribute' || one.value?.type !== 'JSXExpressionContainer') return [];
        const name = nameOf(one.name);
        return HANDLER.test(name) || (isElement && isFunction(one.value.expression)) ? some(name, one) : [];
      });
    }
    case 'ObjectExpression':
      // The props of `createElement`, or those of `{...props}`.
      return node.properties.flatMap((one) => {
        if (one.type === 'SpreadElement' || !HANDLER.test(nameOf(one.key))) return [];
        const isHandler = one.type === 'ObjectMethod' || isFunction(one.value) || one.value.type === 'Identifier';
        return isHandler ? some(nameOf(one.key), one) : [];
      });
    default:
      return [];
  }
}

const some = (what: string, at: Node): [string, Node][] => (what ? [[what, at]] : []);

function dynamicName(name: Node, at: Node): [string, Node][] {
  const said = nameOf(name);
  return DYNAMIC_HOOK.test(said) || DYNAMIC_METHOD.test(said) ? [[said, at]] : [];
}

/** What an identifier, a string or the name of an attribute says; empty for anything else. */
function nameOf(node: Node): string {
  if (node.type === 'StringLiteral') return node.value;
  return node.type === 'Identifier' || node.type === 'JSXIdentifier' ? node.name : '';
}

const isFunction = ({ type }: Node) => type === 'ArrowFunctionExpression' || type === 'FunctionExpression';

/**
 * Judges a file of the theme or of a component.
 *
 * @param file its absolute path
 * @param dead the files of static components
 * @returns a message with file, line and remedy if a static component would be dead because of it
 */
export function staticFinding(file: string, source: string, dead: StaticFiles): string | undefined {
  const component = dead.get(file);
  const found = component && findDynamic(source);
  if (!found) return undefined;
  const place = `${path.relative(process.cwd(), file)}:${found.line}`;
  return `${place} — <${component.name}> is static, so its ${found.what} would do nothing on a page that is opened directly — remove hydrate: 'never' from ${path.relative(process.cwd(), component.folder)}/index.ts, or name the script that handles it there`;
}
