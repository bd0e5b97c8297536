import sum from 'lodash/sum';

export const total = sum([199, 250]);
