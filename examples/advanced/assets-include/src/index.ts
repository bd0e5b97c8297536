import file from './ports.csv';

export const ports: string = file;
