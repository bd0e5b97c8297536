import { toMetres, type Unit } from 'json-keep';

const unit: Unit = 'inch';
export const length: number = toMetres(10, unit);
// @ts-expect-error no such unit
toMetres(1, 'furlong');
