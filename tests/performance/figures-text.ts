/** Where the figures are. */
export const FIGURES = 'tests/performance/figures.json';

/** The pages of Markdown with a block of figures. */
export const TOLD_IN = ['tests/performance/README.md', 'deploy/README.md'] as const;

/** By how much a build may differ from the figures before a test asks to measure again. */
export const TOLERANCE = 0.03;

/** What a first visit transfers, in bytes of brotli, with an empty cache and until the browser is idle. */
type PageFigures = {
  /** All of it: document, styles, script, font and pictures. */
  bytes: number;
  requests: number;
  document: number;
  font: number;
  script: number;
  /** What follows when the reader turns to something that needs the application. */
  application: number;
};

export type Figures = {
  /** Of the build that was measured. */
  commit: string;
  date: string;
  pages: Record<string, PageFigures>;
  /** Of the documents of all pages, which is what a link transfers. */
  documents: { least: number; median: number; most: number };
};

const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
const whole = (bytes: number) => Math.round(bytes / 1000);

/** A block between two comments, by the name in the first. */
const BLOCK = /(<!-- figures: (\w+), by `npm run figures` -->\n)[\s\S]*?(<!-- end of figures -->)/g;

/** @throws if the text has no block, or one of another name */
export function withFigures(text: string, figures: Figures): string {
  let count = 0;
  const told = text.replace(BLOCK, (_, start: string, name: string, end: string) => {
    const tell = BLOCKS[name];
    if (!tell) throw new Error(`no figures are called "${name}" — there are ${Object.keys(BLOCKS).join(', ')}`);
    count += 1;
    return `${start}\n${tell(figures)}\n\n${end}`;
  });
  if (count === 0) throw new Error('no block of figures — see tests/performance/figures-text.ts');
  return told;
}

const BLOCKS: Readonly<Record<string, (figures: Figures) => string>> = {
  pages: ({ commit, date, pages }) => {
    const head = ['first visit', 'transferred', 'requests', 'document', 'font', 'script', 'application, when wanted'];
    const rows = Object.entries(pages).map(([address, page]) => [
      address,
      kB(page.bytes),
      String(page.requests),
      kB(page.document),
      kB(page.font),
      kB(page.script),
      kB(page.application),
    ]);
    const table = [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`);
    return [`Commit ${commit}, ${date}:`, '', ...table].join('\n');
  },
  visits: ({ commit, date, pages, documents }) => {
    const all = Object.values(pages);
    const range = (of: (page: PageFigures) => number) => [Math.min(...all.map(of)), Math.max(...all.map(of))] as const;
    const [small, large] = range(({ bytes }) => bytes);
    const [few, many] = range(({ requests }) => requests);
    const [light, heavy] = range(({ application }) => application);
    const withLinks = large + 4 * documents.median;
    return [
      `At commit ${commit} (${date}), with brotli, a first page takes ${whole(small)} to ${whole(large)} kB in ${few} to ${many} requests, and a link from it a`,
      `document of ${whole(documents.least)} to ${whole(documents.most)} kB (${whole(documents.median)} in the median). A reader who uses search or a menu also loads the application, ${whole(light)} to`,
      `${whole(heavy)} kB. So a visit of five pages takes about ${whole(withLinks)} kB with links alone, and at most ${whole(withLinks + heavy)} kB with search.`,
    ].join('\n');
  },
};
