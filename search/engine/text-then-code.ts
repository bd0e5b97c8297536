import type { EngineResults, SearchEngine } from './create-engine';

/** Whether words of the query are missing in what pages say, so that the code they show is worth a look. */
export function lacksWords({ found, asked }: EngineResults): boolean {
  return found < asked;
}

/** The results that have more of the query; what pages say comes before the code they show. */
export function betterOf(inText: EngineResults, inCode: EngineResults): EngineResults {
  return inCode.found > inText.found ? inCode : inText;
}

/** One engine of two: for what pages say, and for the code they show. */
export function combineEngines(text: SearchEngine, code: SearchEngine): SearchEngine {
  return {
    search(query, options) {
      const inText = text.search(query, options);
      return lacksWords(inText) ? betterOf(inText, code.search(query, options)) : inText;
    },
  };
}
