declare function kelvin(celsius: number): number;
