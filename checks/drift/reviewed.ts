/** Marks sections as saying the same in both languages: `npm run reviewed -- <page>[#id] …`. */
import { HELP } from '../../site/help.ts';
import { markReviewed } from './mark-reviewed.ts';

const USAGE = 'usage: npm run reviewed -- <page>[#id] …, such as npm run reviewed -- guide/basic/cli#build';

const places = process.argv.slice(2);
try {
  if (places.some((place) => HELP.includes(place))) console.log(USAGE);
  else if (places.length === 0) throw new Error(USAGE);
  else {
    const lines = markReviewed(places, process.cwd());
    console.log(lines.length > 0 ? lines.join('\n') : 'nothing has changed since it was compared');
  }
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
