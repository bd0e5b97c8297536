export interface Color {
  red: number;
  green: number;
  blue: number;
}

export const enum Channel {
  Red = 'red',
  Green = 'green',
}

export const black: Color = { red: 0, green: 0, blue: 0 };
