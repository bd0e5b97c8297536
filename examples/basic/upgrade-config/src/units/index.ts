export type Inch = number;
