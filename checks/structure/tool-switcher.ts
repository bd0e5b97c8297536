import { findingAt } from '../../site/findings/format-finding.ts';
import type { Check } from '../check.ts';

const FILE = 'site/tools.ts';

export const toolsLead: Check = {
  name: 'tool-switcher',
  looksAt: 'addresses of tools',
  *run(site, looked) {
    if (!site.isAsked(FILE)) return;
    const source = { file: FILE, text: site.files.read(FILE) ?? '' };
    for (const { 0: entry, 1: key, 2: address = '', index } of source.text.matchAll(/\b(url|urlEn|logo): '([^']*)'/g)) {
      looked();
      const at = index + entry.indexOf("'") + 1;
      if (key !== 'logo' && !(address.startsWith('https://') && URL.canParse(address)))
        yield findingAt(source, at, `${address} is no https address`, 'write https:// and the whole address');
      if (key === 'logo' && address.startsWith('/') && !site.files.exists(`docs/public${address}`))
        yield findingAt(source, at, `there is no docs/public${address}`, 'mend the address, or add the logo');
    }
  },
};
