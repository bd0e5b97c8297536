/** Converts degrees Celsius to degrees Fahrenheit. */
export declare function toFahrenheit(celsius: number): number;
