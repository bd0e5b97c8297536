import type { Words } from '../../shared/words.ts';
import type { Consumer } from './consumer.ts';
import record from './record/consumers.json' with { type: 'json' };
import { remedyOf } from './remedies.ts';
import type { texts } from './texts.ts';

const consumers: Consumer[] = record;

/** The tested outputs. */
const outputNames = Object.keys(consumers[0]?.errors ?? {});

/** @throws if there is no such group */
function membersOf(group: string): Consumer[] {
  const members = consumers.filter((consumer) => consumer.group === group);
  if (members.length === 0) throw new Error(`components/consumers/record/consumers.json has no group "${group}"`);
  return members;
}

/**
 * A Markdown table with the results of a group of consumers. Each row is a result with the outputs that have it;
 * consumers with identical results share their rows.
 *
 * @throws if there is no such group
 */
export function consumersTable(group: string, words: Words<typeof texts>): string {
  const members = membersOf(group);
  const head = [words('consumers.consumer'), words('consumers.outputs'), words('consumers.result')];
  const rows = groupBy(members, ({ errors }) => JSON.stringify(errors)).flatMap((alike) => {
    const [consumer] = alike;
    const names = alike.map(({ name }) => name).join(' · ');
    const fails = (output: string) => Number(consumer.errors[output] !== null);
    const outputs = outputNames.toSorted((a, b) => fails(a) - fails(b));
    return groupBy(outputs, (output) => resultOf(consumer, output, words)).map((some) => [
      names,
      some.map((output) => `\`${output}\``).join(' '),
      resultOf(consumer, some[0], words),
    ]);
  });
  const lines = [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`);
  const [date = ''] = members.map(({ recorded }) => recorded).sort((a, b) => (a < b ? 1 : -1));
  return `${lines.join('\n')}\n\n${words('consumers.recorded', { date })}`;
}

function resultOf(consumer: Consumer, output: string, words: Words<typeof texts>): string {
  const error = consumer.errors[output];
  if (!error) return words('consumers.loads');
  const [text, link] = remedyOf(consumer, output);
  return `\`${error.replaceAll('|', '\\|')}\` → [${words(text)}](${link})`;
}

/** The consumers of a group and their errors, for the search index. @throws if there is no such group */
export function consumersText(group: string): string {
  const texts = membersOf(group).flatMap(({ name, errors }) => [name, ...Object.values(errors)]);
  return [...new Set(texts)].filter(Boolean).join('\n');
}

type Group<Item> = [Item, ...Item[]];

function groupBy<Item>(items: readonly Item[], keyOf: (item: Item) => string): Group<Item>[] {
  const keys = [...new Set(items.map(keyOf))];
  return keys.map((key) => items.filter((item) => keyOf(item) === key) as Group<Item>);
}
