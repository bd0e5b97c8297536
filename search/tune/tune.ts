/** Searches for better weights of the ranking: `npm run build`, then `npm run tune-search [rounds]`. */
import { hash } from 'node:crypto';
import { langs } from '../../site/languages.ts';
import { type Weights, weights } from '../engine/weights.ts';
import { loadSearch, ranksOf, readQueries, scoreOf } from '../judged/evaluate.ts';
import { coordinateSearch } from './coordinate-search.ts';

const ROUNDS = 2;
/** One in this many queries is held out of the tuning. */
const HELD_OUT = 4;

/** Decided by the query's hash, so that adding a query does not move others between the sets. */
function isHeldOut({ query }: { query: string }): boolean {
  return Number.parseInt(hash('sha256', query).slice(0, 2), 16) % HELD_OUT === 0;
}

const all = langs.map((lang) => ({ lang, queries: readQueries(lang), search: loadSearch(lang) }));

/** Scores the queries of a language that are held out, or all others, with these weights in place of the engine's own. */
function evaluate({ queries, search }: (typeof all)[number], areHeldOut: boolean, tried: Weights) {
  Object.assign(weights, tried);
  return scoreOf(
    ranksOf(
      queries.filter((query) => isHeldOut(query) === areHeldOut),
      search,
    ),
  );
}

function objective(tried: Weights): number {
  const scores = all.map((judged) => evaluate(judged, false, tried));
  return scores.reduce((sum, { first, firstFive, mrr }) => sum + first + firstFive + mrr, 0) / scores.length;
}

function report(name: string, tried: Weights): void {
  for (const areHeldOut of [false, true]) {
    for (const judged of all) {
      const { first, firstFive, nothing } = evaluate(judged, areHeldOut, tried);
      const figures = [first, firstFive, nothing].map((share) => (share * 100).toFixed(1)).join(' / ');
      console.log(
        `${name}, ${areHeldOut ? 'held out' : 'training'}, ${judged.lang}: ${figures} (first / in five / nothing, %)`,
      );
    }
  }
}

const own = { ...weights };
report('now', own);
const tuned = coordinateSearch(own, objective, Number(process.argv[2] ?? ROUNDS), (name, value, score) =>
  console.log(`${name}: ${value} (${score.toFixed(4)})`),
);
report('tuned', tuned);
