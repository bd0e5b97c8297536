import type { ColourName } from 'palette';

export interface Theme {
  title: string;
  colours: ColourName[];
}
