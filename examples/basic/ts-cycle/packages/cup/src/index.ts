import type { Saucer } from 'saucer';

export interface Cup {
  saucer?: Saucer;
}
