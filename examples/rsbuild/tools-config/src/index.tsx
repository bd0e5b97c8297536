import { h } from './h';
import query from './orders.sql';

export const help = (
  <pre title="orders">{query}</pre>
);
