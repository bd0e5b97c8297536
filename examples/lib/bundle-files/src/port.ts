import { integer, maxValue, minValue, number, parse, pipe } from 'valibot';

const schema = pipe(number(), integer(), minValue(1), maxValue(65535));

export function parsePort(text: string): number {
  return parse(schema, Number(text));
}

export const defaultPort = 8080;
