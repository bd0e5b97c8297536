export const enum Scale {
  Celsius = 'C',
  Fahrenheit = 'F',
}
