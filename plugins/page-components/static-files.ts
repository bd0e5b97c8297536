import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Component } from '../../shared/define-component.ts';

/** What only works in a hydrated component: state, effects and handlers. */
const DYNAMIC =
  /\buse(?:State|Reducer|Optimistic|ActionState|Transition|SyncExternalStore|(?:Layout|Insertion)?Effect(?:Event)?)(?=\s*[(<])|(?<=\s)on[A-Z]\w*(?==\{)/g;

/** The static component that a file belongs to, by the file's absolute path. */
export type StaticFiles = ReadonlyMap<string, Component>;

/** The files of all components whose controls nothing handles: it reads every file that their views import. */
export function staticFiles(components: readonly Component[]): StaticFiles {
  const isDead = ({ hydrate, script }: Component) => hydrate === 'never' && !script;
  return new Map(
    components.filter(isDead).flatMap((component) => [...filesOfView(component)].map((file) => [file, component])),
  );
}

/** The source of a component: every file that its view imports, directly or through others, by a relative path. */
function filesOfView({ name, folder }: Component): Set<string> {
  const files = new Set<string>();
  const add = (file: string): void => {
    if (files.has(file)) return;
    files.add(file);
    for (const [, target = ''] of readFileSync(file, 'utf8').matchAll(
      /^(?:import|export) (?!type\b)[^;]*?from '(\.[^']+)'/gm,
    )) {
      const base = path.resolve(path.dirname(file), target);
      const found = [base, `${base}.ts`, `${base}.tsx`].find((one) => /\.tsx?$/.test(one) && existsSync(one));
      if (found) add(found);
    }
  };
  add(path.join(folder, `${name}.tsx`));
  return files;
}

/**
 * Looks for what would be dead in a static component.
 *
 * @param source the text of one of its files
 * @returns the first finding, or undefined if there is none
 */
function findDynamic(source: string): { what: string; line: number } | undefined {
  const code = source.replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, (comment) => comment.replace(/[^\n]/g, ' '));
  const [found] = code.matchAll(DYNAMIC);
  if (!found) return undefined;
  return { what: found[0], line: code.slice(0, found.index).split('\n').length };
}

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
