/** Marks sections as saying the same in both languages: `npm run reviewed -- <page>[#id] …`. */
import { markReviewed } from './mark-reviewed.ts';

const places = process.argv.slice(2);
try {
  if (places.length === 0) throw new Error('usage: npm run reviewed -- <page>[#id] …');
  const lines = markReviewed(places, process.cwd());
  console.log(lines.length > 0 ? lines.join('\n') : 'nothing has changed since it was compared');
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
