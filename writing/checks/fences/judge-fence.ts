import type { Fence } from '../../../shared/pages/fences-of.ts';
import { shellCommands } from './shell-commands.ts';

/** Why a page may not have a fence. */
export interface Fault {
  what: string;
  how: string;
}

/**
 * Decides whether a page may have a fence.
 *
 * @param isFile whether a path from the repository root is a file
 * @returns undefined if it may
 */
export function faultOf({ embeds, meta, lang, body }: Fence, isFile: (path: string) => boolean): Fault | undefined {
  if (embeds !== undefined || /(?:^|\s)file=/.test(meta)) return embedFault(embeds, lang, body, isFile);
  if (body.trim() === '') return { what: 'an empty fence', how: 'add file="<root>/examples/…"' };
  switch (lang) {
    case 'ts':
    case 'tsx':
      if (!/@ts-(?:nocheck|ignore|expect-error)/.test(body)) return undefined;
      return {
        what: 'a comment turns the type check off',
        how: 'remove it; if the error is the lesson, write error="TS2322" on the fence',
      };
    case 'sh':
    case 'bash':
      return shellFault(body);
    case 'json':
      return jsonFault(body);
    default:
      return {
        what: `a ${lang ? `"${lang}"` : 'nameless'} fence with a body, which no test runs`,
        how: 'embed a file with file="<root>/examples/…"',
      };
  }
}

/** Languages of files whose extension is another name. */
const LANGUAGES: Record<string, string> = {
  cjs: 'js',
  mjs: 'js',
  cts: 'ts',
  mts: 'ts',
  map: 'json',
  svg: 'xml',
  npmrc: 'ini',
};

function embedFault(embeds = '…', lang: string, body: string, isFile: (path: string) => boolean): Fault | undefined {
  const path = /^<root>\/(examples\/[^\s]+)$/.exec(embeds)?.[1];
  if (!path || path.includes('..'))
    return {
      what: `file=${embeds} is not a file of examples/`,
      how: 'write file="<root>/examples/<group>/<name>/…", in double quotes and without spaces',
    };
  if (body.trim() !== '')
    return { what: 'a fence with both file= and a body', how: 'empty the body: the file is the code' };
  if (/^examples\/[^/]+\/[^/]+\/(?:dist|node_modules|\.rstack)\//.test(path))
    return {
      what: `${path} is left over from a manual run`,
      how: 'add it to "show" of example.json and embed it from expected/',
    };
  const extension = /\w+$/.exec(path)?.[0] ?? '';
  const wanted = LANGUAGES[extension] ?? extension;
  if (lang !== 'text' && lang !== wanted)
    return {
      what: `the language "${lang}" for ${path}`,
      how: wanted === 'txt' ? 'write text' : `write ${wanted}, or text`,
    };
  const how = 'correct the path, or write it with npm run examples -- <name> --update';
  return isFile(path) ? undefined : { what: `${path} does not exist`, how };
}

/** Programs that shell fences may call. */
const PROGRAMS = ['npm', 'npx', 'pnpm', 'yarn', 'bun', 'bunx', 'rslib', 'node', 'cd', 'mkdir'];

function shellFault(body: string): Fault | undefined {
  const commands = shellCommands(body);
  if (commands.length === 0) return { what: 'a shell fence without a command', how: 'remove it' };
  // Quoted text is an argument, whatever it contains.
  const wrong = commands.find(({ bare }) => !PROGRAMS.includes(bare.split(/\s+/)[0] ?? '') || /[|<>;`$]/.test(bare));
  if (wrong === undefined) return undefined;
  return {
    what: `the shell line "${wrong.command}" is not a plain call of ${PROGRAMS.join(', ')}`,
    how: wrong.command.startsWith('$')
      ? 'leave the $ prompt out'
      : 'embed the output from expected/, or use one of these programs',
  };
}

function jsonFault(body: string): Fault | undefined {
  try {
    JSON.parse(body);
    return undefined;
  } catch (error) {
    return { what: `JSON that does not parse: ${(error as Error).message}`, how: 'correct it, or embed an example' };
  }
}
