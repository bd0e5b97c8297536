export type Degrees = {
    celsius: number;
    fahrenheit: number;
};
export declare function fromCelsius(celsius: number, digits?: number): Degrees;
