import type { ColorName } from 'palette';

export interface Theme {
  title: string;
  colors: ColorName[];
}
