import type { Finding } from '../../site/findings/finding.ts';
import { findingAt } from '../../site/findings/format-finding.ts';
import { valuesOf } from '../../site/pages/yaml-values.ts';
import type { Check } from '../check.ts';
import { installedVersion } from '../example-files/cache-key.ts';

const KINDS = ['dependencies', 'devDependencies'];

export const packagesAreInstalled: Check = {
  name: 'example-packages',
  looksAt: 'packages of examples',
  *run({ files, isAsked }, looked): Generator<Finding> {
    for (const file of files.list('examples/*/package.json').filter(isAsked)) {
      const text = files.read(file) ?? '';
      const folder = file.replace(/package\.json$/, 'node_modules.fixture');
      for (const { path, value, from, to } of valuesOf(text).values) {
        const [kind = '', name = ''] = path.map(String);
        if (!KINDS.includes(kind) || typeof value !== 'string') continue;
        looked();
        const version = installedVersion(name);
        // A package that the example brings itself, which may be a link.
        if (value.replace(/^\^/, '') === version || files.list(`${folder}/${name}/**`).length > 0) continue;
        const what = `${name} is ${value}, and installed is ${version ?? 'none'}`;
        const fix = version === undefined ? undefined : { from, to, text: `"^${version}"` };
        const how = version ? `write "^${version}"` : 'install it here, or put it into node_modules.fixture';
        yield findingAt({ file, text }, from, what, how, fix);
      }
    }
  },
};
