import meter from './meter.node';

export const read = (): number => meter.read();
