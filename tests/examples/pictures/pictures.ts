import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from 'playwright/test';
import { exampleFolder, notCopied, repo } from '../../../shared/examples/places.ts';
import { listFiles } from '../../../writing/checks/example-files/list-files.ts';

declare global {
  /** What `editor.html` has of Monaco. */
  interface Window {
    editor?: { setPosition(position: object): void; trigger(source: string, action: string, payload: object): void };
    monaco?: { editor: { getModelMarkers(filter: object): unknown[] } };
  }
}

/** Every picture is taken in both. */
export const themes = ['light', 'dark'] as const;
type Theme = (typeof themes)[number];

/** A screenshot of a tool that runs an example. */
export interface Picture {
  example: string;
  /** The command that writes the page, in a copy of the example. */
  run: string;
  /** The URL of the page, relative to that copy. */
  address: string;
  /** Viewport height, in pixels. */
  height: number;
  /** Prepares the view and returns the element to capture. */
  show: (page: Page, theme: Theme) => Promise<Locator>;
}

/** The pictures, by file name. */
export const pictures: Readonly<Record<string, Picture>> = {
  storybook: {
    example: 'storybook-badge',
    run: 'storybook build',
    address: 'storybook-static/index.html?path=/story/badge--loud',
    height: 520,
    show: async (page) => {
      await page.frameLocator('#storybook-preview-iframe').getByText('90 km').waitFor();
      return page.locator('body');
    },
  },
  rsdoctor: {
    example: 'debug-parse',
    run: 'rslib -c rslib.rsdoctor.config.ts',
    address: 'report/rsdoctor-report.html#/bundle/size',
    height: 620,
    show: async (page, theme) => {
      if (theme === 'dark') await page.getByRole('switch').click();
      await page.getByText('Treemap', { exact: true }).click();
      // Its sticky bar would cover the element.
      await page.addStyleTag({ content: 'header { position: static !important }' });
      // The canvas gives no sign of when drawing is done.
      await page.waitForTimeout(3000);
      return page.locator('.ant-card', { has: page.locator('canvas') }).last();
    },
  },
  hover: {
    example: 'dts-modes',
    run: 'rslib --lib bundled',
    address: '../editor.html?files=dts-modes/dist/bundled/index.d.ts,dts-modes/consumer/bundled.ts',
    height: 270,
    show: async (page) => {
      // Asking again restarts what has not appeared yet.
      await page.waitForFunction(hoverOverCall, undefined, { polling: 5000, timeout: 120_000 });
      return page.locator('body');
    },
  },
  coverage: {
    example: 'test-stepper',
    run: 'rstest --coverage',
    address: 'coverage/Stepper.tsx.html',
    height: 620,
    show: async (page, theme) => {
      await page.getByText('useState').first().waitFor();
      // The report has one theme: this is how Chromium shows it to readers who want all pages dark.
      if (theme === 'dark') {
        const session = await page.context().newCDPSession(page);
        await session.send('Emulation.setAutoDarkModeOverride', { enabled: true });
      }
      return page.locator('body');
    },
  },
};

/** Asks the editor for the information about the call in line 3, once it has resolved the types. Runs in the page. */
function hoverOverCall(): boolean {
  const isChecked = window.monaco?.editor.getModelMarkers({}).length === 0;
  window.editor?.setPosition({ lineNumber: 3, column: 27 });
  window.editor?.trigger('', 'editor.action.showHover', {});
  const text = document.querySelector('.monaco-hover')?.textContent ?? '';
  return isChecked && text.includes('Reads a duration');
}

/** The folder of the published pictures. */
export const pictureFolder = join(repo, 'docs', 'public', 'pictures');

/** The source hash of each picture when it was taken, by name. */
export const takenFile = join(import.meta.dirname, 'taken.json');

export const readTaken = () => JSON.parse(readFileSync(takenFile, 'utf8')) as Record<string, string>;

/** Hash of everything that a picture depends on: the example, and the versions of its tools. */
export function sourceOf({ example, run, address }: Picture): string {
  const folder = exampleFolder(example);
  const hash = createHash('sha256').update(run + address);
  // Pictures are of English code.
  const files = listFiles(folder, [...notCopied, 'comments.zh.json']);
  for (const file of files) hash.update(`\0${file}\0`).update(readFileSync(join(folder, file)));
  return hash
    .update(readFileSync(join(import.meta.dirname, 'package.json')))
    .digest('hex')
    .slice(0, 16);
}
