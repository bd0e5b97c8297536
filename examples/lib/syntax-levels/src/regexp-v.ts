export const letters: RegExp = /[\p{L}--[a-z]]/v;
