import type { Finding } from '../../site/findings/finding.ts';
import { findingIn } from '../../site/findings/format-finding.ts';
import type { Check } from '../check.ts';
import { readExamples } from '../example-files/read-examples.ts';
import type { SourceFiles } from '../source-files.ts';
import { typeErrorsOf } from './config-types.ts';

const CONFIGS = 'examples/*/**/rslib*.config.{ts,mts}';
/** What runs have written. */
const WRITTEN = /\/(?:expected|dist|node_modules\.fixture)\//;
/** What the compiler says before the reason, where a function takes several kinds of arguments. */
const PREFACE = /^No overload matches this call\. (?:The last overload gave the following error\. )?/;

export const configsAreTyped: Check = {
  name: 'example-configs',
  looksAt: 'configs of examples',
  async *run(site, looked): AsyncGenerator<Finding> {
    const meantToFail = configsThatFail(site.files);
    const all = site.files.list(CONFIGS).filter((file) => !WRITTEN.test(file) && !meantToFail.includes(file));
    const configs = all.filter(site.isAsked);
    looked(configs.length);
    for (const { file, line, column, code, message } of await typeErrorsOf(configs, site.files)) {
      const what = `${code}: ${message.replace(PREFACE, '')}`;
      if (file === '') yield findingIn(all[0] ?? 'examples', what, 'mend the file that it names');
      else yield { file, line, column, what, how: 'mend it; a mistake to be shown has // @ts-expect-error above it' };
    }
  },
};

/** Configs of which a step of their example shows that the compiler refuses them. */
function configsThatFail(files: SourceFiles): string[] {
  return [...readExamples(files)].flatMap(([name, { steps }]) =>
    steps
      .filter(({ run, exit }) => run.startsWith('tsc ') && exit !== 0)
      .flatMap(({ run }) => run.split(' ').filter((word) => /^rslib.*\.config\.m?ts$/.test(word)))
      .map((config) => `examples/${name}/${config}`),
  );
}
