import { readChoice } from '../site/output-explorer/choices.ts';
import outputs from '../site/output-explorer/outputs.json' with { type: 'json' };
import { type OutputsFile, outputOf } from '../site/output-explorer/outputs.ts';
import { factsBelow, findFact } from './option-facts/find-fact.ts';
import type { BuildProps } from './remark-build-props.ts';

/** The components that show data of the build, with the props that they get. */
export const buildProps: BuildProps = {
  OptionFacts: ({ name = '' }) => ({ fact: findFact(name) }),
  OptionIndex: ({ of = '' }) => ({ facts: factsBelow(of) }),
  OutputExplorer: ({ preset = '' }) => ({
    initial: outputOf(readChoice(preset), outputs as unknown as OutputsFile),
  }),
};
