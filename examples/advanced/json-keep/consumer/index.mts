import { toMeters, type Unit } from 'json-keep';

const unit: Unit = 'inch';
export const length: number = toMeters(10, unit);
// @ts-expect-error no such unit
toMeters(1, 'furlong');
