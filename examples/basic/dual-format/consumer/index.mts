import { toFahrenheit } from 'dual-format';

const fahrenheit: number = toFahrenheit(21);

// @ts-expect-error A string is refused, so the declarations were found.
toFahrenheit('21');

export { fahrenheit };
