import * as v from 'valibot';
import { type Finding, formatFinding } from '../findings/finding.ts';
import { schemaFindings } from '../frontmatter/schema-findings.ts';

const inside = v.pipe(v.string(), v.regex(/^(?!\/)(?!.*\.\.(\/|$))./, 'must be a relative path inside the example'));
const files = v.record(inside, v.string());
const text = v.pipe(v.string(), v.nonEmpty('must not be empty'));

/** An edit and the output to wait for, after a watching step has started. */
const Moment = v.strictObject({
  write: v.pipe(v.optional(files), v.description('Files to write first: path → content.')),
  until: v.pipe(text, v.description('Text to wait for in the output that follows.')),
});

const Step = v.strictObject({
  id: v.pipe(
    v.string(),
    v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be in kebab case'),
    v.notValue('tree', 'is taken by expected/tree.txt'),
    v.description('Kebab case; names the output file, expected/<id>.txt.'),
  ),
  run: v.pipe(
    text,
    v.description(
      'One command without a shell: rslib, node, tsc, another binary of node_modules/.bin or a path in node_modules, then its arguments; quotes group words.',
    ),
  ),
  exit: v.pipe(
    v.optional(v.union([v.pipe(v.number(), v.integer()), v.literal('signal')]), 0),
    v.description('The expected exit code, or "signal" for a process that a native panic kills.'),
  ),
  node: v.pipe(
    v.optional(v.pipe(v.number(), v.integer())),
    v.description(
      'The major version of Node.js that the step needs; on others, exit code and output are not compared.',
    ),
  ),
  cwd: v.pipe(v.optional(inside), v.description('Folder to run in, relative to the example.')),
  env: v.pipe(v.optional(v.record(v.string(), v.string())), v.description('Extra environment variables.')),
  write: v.pipe(v.optional(files), v.description('Files to write before the step: path → content.')),
  until: v.pipe(
    v.optional(text),
    v.description(
      'For a command that does not exit on its own: the text to wait for in the normalized output before it is stopped.',
    ),
  ),
  then: v.pipe(
    v.optional(v.array(Moment)),
    v.description('After "until": further edits to make and texts to wait for, before it is stopped.'),
  ),
});

const Example = v.strictObject({
  $schema: v.literal('../../example.schema.json'),
  purpose: v.pipe(v.optional(text), v.description('Why this example exists even though no page embeds it.')),
  recorded: v.pipe(
    v.optional(text),
    v.description(
      'Which packages it needs that the site does not have. It installs its own, and only runs when named or with --recorded.',
    ),
  ),
  steps: v.pipe(
    v.array(Step),
    v.minLength(1, 'must have a step'),
    v.description('The commands to run, in order, in a fresh copy of the example.'),
  ),
  tree: v.pipe(v.optional(v.array(inside), []), v.description('Folders to list in expected/tree.txt.')),
  show: v.pipe(v.optional(v.array(inside), []), v.description('Globs of output files to store under expected/.')),
  hideHashes: v.pipe(
    v.optional(v.boolean(), false),
    v.description('Replace content hashes in file names by <hash>, for hashes that depend on the project folder.'),
  ),
});

/** The only definition of example.json; editors get it as JSON Schema. */
export const exampleSchema = v.pipe(
  Example,
  v.check(({ steps }) => new Set(steps.map(({ id }) => id)).size === steps.length, 'steps: two steps have the same id'),
  v.check(({ steps }) => steps.every((step) => step.until ?? !step.then), 'steps: "then" needs "until"'),
);

export type ExampleSpec = v.InferOutput<typeof exampleSchema>;
export type StepSpec = ExampleSpec['steps'][number];

/** The mistakes in an example.json. */
export function exampleFindings(source: { file: string; text: string }): Finding[] {
  return schemaFindings(source, source.text, exampleSchema);
}

/** @throws an Error that lists every mistake in the text of an example.json */
export function parseExample(text: string, file: string): ExampleSpec {
  const findings = exampleFindings({ file, text });
  if (findings.length > 0) throw new Error(findings.map(formatFinding).join('\n'));
  return v.parse(exampleSchema, JSON.parse(text));
}
