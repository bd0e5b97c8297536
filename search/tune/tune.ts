/** Searches for better weights of the ranking: `npm run build`, then `npm run tune-search [rounds]`. */
import { hash } from 'node:crypto';
import { langs } from '../../site/languages.ts';
import { type Weights, weights } from '../engine/weights.ts';
import { evaluate, type Judged, loadJudged } from '../judged/evaluate.ts';
import { coordinateSearch } from './coordinate-search.ts';

const ROUNDS = 2;
/** One in this many queries is held out of the tuning. */
const HELD_OUT = 4;

/** Decided by the query's hash, so that adding a query does not move others between the sets. */
function isHeldOut({ query }: { query: string }): boolean {
  return Number.parseInt(hash('sha256', query).slice(0, 2), 16) % HELD_OUT === 0;
}

const all = langs.map(loadJudged);
const part = (isWanted: (query: { query: string }) => boolean): Judged[] =>
  all.map((judged) => ({ ...judged, queries: judged.queries.filter(isWanted) }));
const training = part((query) => !isHeldOut(query));
const heldOut = part(isHeldOut);

function objective(candidate: Weights): number {
  const scores = training.map((judged) => evaluate(judged, candidate));
  return scores.reduce((sum, { first, firstFive, mrr }) => sum + first + firstFive + mrr, 0) / scores.length;
}

function report(name: string, candidate: Weights): void {
  for (const [set, judgedSets] of Object.entries({ training, 'held out': heldOut })) {
    for (const judged of judgedSets) {
      const { queries, first, firstFive, nothing } = evaluate(judged, candidate);
      const figures = [first, firstFive, nothing].map((share) => (share * 100).toFixed(1)).join(' / ');
      console.log(`${name}, ${set}, ${judged.lang}: ${figures} of ${queries} queries (first / in five / nothing, %)`);
    }
  }
}

report('now', weights);
const tuned = coordinateSearch(weights, objective, Number(process.argv[2] ?? ROUNDS), (name, value, score) =>
  console.log(`${name}: ${value} (${score.toFixed(4)})`),
);
report('tuned', tuned);
