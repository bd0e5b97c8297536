import type { Cup } from 'cup';

export interface Saucer {
  cup?: Cup;
}
