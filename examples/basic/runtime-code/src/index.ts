export * as units from './units';
