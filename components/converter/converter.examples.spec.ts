import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'playwright/test';
import { isUnchanged, recordPassed, UNCHANGED } from '../../tests/examples/record-passed.ts';
import { passLine } from '../../writing/checks/example-files/passed.ts';
import { buildNew, buildOld, compare, hashOf, readCases, saidOf } from './record/cases.ts';
import { isRecorded, type Recorded, recordedFile } from './record/recorded.ts';

/** What results depend on: not the panel of pages. */
const inputs = ['cases', 'convert', 'record', 'tables'].map((name) => `components/converter/${name}`);

const all = readCases();
const tools = [...new Set(all.map(({ name }) => name.split('/')[0] ?? ''))];
const recorded = (): Recorded['cases'] =>
  existsSync(recordedFile) ? (JSON.parse(readFileSync(recordedFile, 'utf8')) as Recorded).cases : {};

test('the old outputs of converted configs are up to date with them', () => {
  const stale = all
    .filter((one) => isRecorded(one) && recorded()[one.name]?.hash !== hashOf(one))
    .map(({ name }) => name);
  expect(stale, 'cases in components/converter/record/recorded.json — npm run record -- converter').toEqual([]);
});

for (const tool of tools) {
  test(`Rslib gives users of a package that ${tool} built what they had, or the converter says what differs`, async () => {
    const cases = all.filter(({ name }) => name.startsWith(`${tool}/`));
    const line = passLine(`converter-${tool}`, inputs);
    test.skip(isUnchanged(line), UNCHANGED);
    const old = recorded();
    for (const one of cases) {
      const { conversion, seen } = await buildNew(one);
      const before = isRecorded(one) ? (old[one.name]?.seen ?? {}) : await buildOld(one);
      const said = saidOf(conversion);
      expect(said, `${one.name} says what it does not convert`).toEqual(one.says);
      expect(Object.keys(before).length, `${one.name} is used`).toBeGreaterThan(0);
      expect(compare(before, seen), `${one.name} differs where it says so`).toEqual(
        one.differs.map(({ what }) => what),
      );
      for (const { because } of one.differs) {
        const notes = conversion.notes.filter(
          ({ option, message }) => option === because || ('key' in message && message.key === because),
        );
        expect(notes, `${one.name} says that ${because} makes a difference`).not.toEqual([]);
      }
    }
    console.log(`${cases.length} configs of ${tool}`);
    expect(cases.length).toBeGreaterThan(0);
    await recordPassed(line);
  });
}
