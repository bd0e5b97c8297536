import type { Mention } from '../../checks/markdown/elements.ts';
import type { OptionFactsFile } from '../../site/option-facts/option-fact.ts';

/** @returns a message for each option whose facts differ, with the pages that show it */
export function staleFacts(committed: OptionFactsFile, fresh: OptionFactsFile, mentions: readonly Mention[]): string[] {
  const place = 'site/option-facts/option-facts.json:1';
  const names = new Set([...Object.keys(committed.options), ...Object.keys(fresh.options)]);
  const changed = [...names].filter(
    (name) => JSON.stringify(committed.options[name]) !== JSON.stringify(fresh.options[name]),
  );
  const findings = changed.map((name) => {
    const pages = mentions.filter((mention) => mention.name === name).map(({ file, line }) => `${file}:${line}`);
    const what = !fresh.options[name] ? 'is gone' : !committed.options[name] ? 'is new' : 'has changed';
    return `${place} — ${name} ${what} — run \`npm run facts\`, then check ${pages.join(', ') || 'that a page shows it'}`;
  });
  const isSame = JSON.stringify(committed.libOptions) === JSON.stringify(fresh.libOptions);
  return isSame ? findings : [`${place} — libOptions has changed — run \`npm run facts\``, ...findings];
}
