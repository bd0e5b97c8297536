import { readFileSync } from 'node:fs';
import { createContext, runInContext } from 'node:vm';

// Like a page with <script src="dist/umd/index.js">: no import, no require.
const page = createContext({});
runInContext(readFileSync('dist/umd/index.js', 'utf8'), page);

console.log(runInContext('ClockText.clock(95)', page));
