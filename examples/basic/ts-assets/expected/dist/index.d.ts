export declare const badge: (text: string) => string;

export { }
