export const initials = (name: string): string =>
  name
    .split(' ')
    .map(([first = '']) => first)
    .join('');
