import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { RsbuildPlugin } from '@rslib/core';

/** The folder of the package that a module belongs to. */
const packageOf = (file: string) => /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/.exec(file.replaceAll('\\', '/'))?.[0];

/** Writes the licenses of all packages in the bundle to `THIRD-PARTY-LICENSES.txt`. */
export const listLicenses = (): RsbuildPlugin => ({
  name: 'list-licenses',
  setup(api) {
    api.processAssets({ stage: 'report' }, ({ assets, compilation, compiler, sources }) => {
      if (Object.keys(assets).length === 0) return;
      const modules = [...compilation.modules].map((module) => module.nameForCondition() ?? '');
      const folders = [...new Set(modules.flatMap((file) => packageOf(file) ?? []))].sort();
      const texts = folders.map((folder) => {
        const { name, version, license } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
        const file = ['LICENSE', 'LICENSE.md', 'LICENSE.txt'].map((one) => path.join(folder, one)).find(existsSync);
        return `${name} ${version} (${license})\n\n${file ? readFileSync(file, 'utf8') : 'no license file\n'}`;
      });
      const source = new sources.RawSource(texts.join('\n---\n\n'));
      compilation.emitAsset('THIRD-PARTY-LICENSES.txt', source);
    });
  },
});
