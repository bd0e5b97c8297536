/**
 * The last step of a build: what hosts need beside the pages. It reads what Rspress wrote, so it runs
 * after it and not within: hashes of inline code are those of the very bytes that are served.
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import manifest from '../package.json' with { type: 'json' };
import { compressOutput } from './compress-output.ts';
import { describeSite, readBase } from './describe-site.ts';
import { filesBeside, filesInside } from './hosts/host-files.ts';
import { fail } from './listen.ts';
import { readOutput } from './read-output.ts';
import { securityText } from './security-text.ts';

async function prepare(project: string): Promise<void> {
  const output = join(project, 'dist');
  const beside = join(project, 'dist-hosts');
  const { paths, policy } = readOutput(output);
  const site = describeSite(paths, policy, readBase(readFileSync(join(output, 'index.html'), 'utf8')));

  rmSync(beside, { recursive: true, force: true });
  writeFiles(beside, filesBeside(site));
  const contact = `${manifest.repository.url}/security/advisories/new`;
  writeFiles(output, { ...filesInside(site), '.well-known/security.txt': securityText(contact, new Date()) });
  const compressed = await compressOutput(output);
  console.log(
    `Ready for hosts: ${site.pages.length} pages, ${compressed} files compressed, configurations in dist-hosts/`,
  );
}

function writeFiles(folder: string, files: Record<string, string>): void {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
}

prepare(fileURLToPath(new URL('..', import.meta.url))).catch(fail);
