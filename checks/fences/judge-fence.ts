import type { Finding } from '../../site/findings/finding.ts';
import type { Fence } from '../../site/pages/fences-of.ts';

/** The kinds of fences that pages may have. */
export type FenceKind = 'source' | 'output' | 'snippet' | 'shell' | 'json';

/** The kind of a fence, or the finding if it is not allowed. */
export type Verdict = { kind: FenceKind } | { finding: Finding };

/** Programs that shell fences may call. */
const programs = ['npm', 'npx', 'pnpm', 'yarn', 'bun', 'bunx', 'rslib', 'node', 'cd', 'mkdir'];

/**
 * Decides whether a page may have a fence.
 *
 * @param isFile whether a path from the repository root is a file
 */
export function judge(fence: Fence, isFile: (path: string) => boolean): Verdict {
  const { page: file, line, column } = fence;
  const refuse = (what: string, how: string): Verdict => ({ finding: { file, line, column, what, how } });
  if (fence.embeds !== undefined || /(?:^|\s)file=/.test(fence.meta)) return judgeEmbed(fence, isFile, refuse);
  if (fence.body.trim() === '') return refuse('an empty fence', 'add file="<root>/examples/…"');
  switch (fence.lang) {
    case 'ts':
    case 'tsx':
      if (!/@ts-(?:nocheck|ignore|expect-error)/.test(fence.body)) return { kind: 'snippet' };
      return refuse(
        'a comment turns the type check off',
        'remove it; if the error is the lesson, write error="TS2322" on the fence',
      );
    case 'sh':
    case 'bash':
      return judgeShell(fence.body, refuse);
    case 'json':
      try {
        JSON.parse(fence.body);
        return { kind: 'json' };
      } catch (error) {
        return refuse(`JSON that does not parse: ${(error as Error).message}`, 'correct it, or embed an example');
      }
    default:
      return refuse(
        `a ${fence.lang ? `"${fence.lang}"` : 'nameless'} fence with a body, which no test runs`,
        'embed a file with file="<root>/examples/…"',
      );
  }
}

type Refuse = (what: string, how: string) => Verdict;

function judgeEmbed({ embeds, body }: Fence, isFile: (path: string) => boolean, refuse: Refuse): Verdict {
  const path = /^<root>\/(examples\/[^\s]+)$/.exec(embeds ?? '')?.[1];
  if (!path || path.includes('..'))
    return refuse(
      `file=${embeds ?? '…'} is not a file of examples/`,
      'write file="<root>/examples/<name>/…", in double quotes and without spaces',
    );
  if (body.trim() !== '') return refuse('a fence with both file= and a body', 'empty the body: the file is the code');
  if (/^examples\/[^/]+\/(?:dist|node_modules|\.rstack)\//.test(path))
    return refuse(
      `${path} is left over from a manual run`,
      'add it to "show" of example.json and embed it from expected/',
    );
  if (!isFile(path))
    return refuse(`${path} does not exist`, 'correct the path, or write it with npm run examples -- <name> --update');
  return { kind: /^examples\/[^/]+\/expected\//.test(path) ? 'output' : 'source' };
}

function judgeShell(body: string, refuse: Refuse): Verdict {
  // Quoted text is an argument, whatever it contains.
  const lines = body
    .replace(/\\\n\s*/g, ' ')
    .replace(/"[^"\n]*"|'[^'\n]*'/g, '""')
    .split('\n');
  const commands = lines.filter((line) => !/^\s*(?:#|$)/.test(line)).flatMap((line) => line.split('&&'));
  const wrong = commands.find(
    (command) => !programs.includes(command.trim().split(/\s+/)[0] ?? '') || /[|<>;`$]/.test(command),
  );
  if (wrong === undefined && commands.length > 0) return { kind: 'shell' };
  if (wrong === undefined) return refuse('a shell fence without a command', 'remove it');
  return refuse(
    `the shell line "${wrong.trim()}" is not a plain call of ${programs.join(', ')}`,
    wrong.trim().startsWith('$')
      ? 'leave the $ prompt out'
      : 'embed the output from expected/, or use one of these programs',
  );
}
