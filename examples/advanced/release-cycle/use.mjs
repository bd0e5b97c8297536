import assert from 'node:assert';
import { tally } from 'word-tally';

assert.equal(tally('one two'), 2);
