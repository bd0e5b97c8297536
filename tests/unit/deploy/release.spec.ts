import { mkdirSync, readdirSync, readFileSync, readlinkSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'playwright/test';
import { namesIn, publishRelease, switchTo } from '../../../deploy/publish-release.ts';

let place: string;
let output: string;

test.beforeEach(() => {
  place = test.info().outputPath();
  output = join(place, 'output');
});

/** Builds a site with one asset and one page, both with the given name. */
function build(name: string): void {
  rmSync(output, { recursive: true, force: true });
  mkdirSync(join(output, 'static/js'), { recursive: true });
  writeFileSync(join(output, 'index.html'), name);
  writeFileSync(join(output, `static/js/${name}.js`), name);
}

function publish(name: string, keep: number): void {
  build(name);
  publishRelease(output, place, name, keep);
}

const shown = (path: string) => join(place, 'current', path);
const assets = () => readdirSync(shown('static/js')).sort();

test('a release goes live at once, and the assets of earlier ones stay available', () => {
  publish('r1', 3);
  expect(readFileSync(shown('index.html'), 'utf8')).toBe('r1');
  publish('r2', 3);
  expect(readFileSync(shown('index.html'), 'utf8')).toBe('r2');
  expect(assets()).toEqual(['r1.js', 'r2.js']);
  expect(readlinkSync(join(place, 'current'))).toBe(join('releases', 'r2'));
});

test('old releases are removed, together with assets that no kept release needs', () => {
  for (const name of ['r1', 'r2', 'r3', 'r4']) publish(name, 3);
  expect(assets()).toEqual(['r2.js', 'r3.js', 'r4.js']);
  expect(namesIn(join(place, 'releases'))).toEqual(['r2', 'r3', 'r4']);
  expect(readdirSync(join(place, 'assets')).sort()).toEqual(['r2', 'r3', 'r4']);
  publish('r5', 1);
  expect(assets()).toEqual(['r5.js']);
  expect(namesIn(join(place, 'releases'))).toEqual(['r5']);
});

test('a rollback is one step', () => {
  publish('r1', 3);
  publish('r2', 3);
  switchTo(place, 'r1');
  expect(readFileSync(shown('index.html'), 'utf8')).toBe('r1');
});

test('a failed release changes nothing and leaves nothing behind', () => {
  publish('r1', 3);
  expect(() => publishRelease(join(place, 'nowhere'), place, 'r2', 3)).toThrow('npm run build');
  expect(() => publish('r1', 3)).toThrow('exists already');
  // The site can be copied, and its assets cannot.
  writeFileSync(join(place, 'assets/r2'), '');
  expect(() => publish('r2', 3)).toThrow('r2');
  expect(readFileSync(shown('index.html'), 'utf8')).toBe('r1');
  rmSync(join(place, 'current'));
  mkdirSync(join(place, 'current'));
  expect(() => publish('r2', 3)).toThrow('current is not a link. Remove it');
  for (const folder of ['releases', 'assets']) expect(readdirSync(join(place, folder)), folder).toEqual(['r1']);
});
