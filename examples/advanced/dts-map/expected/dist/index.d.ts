export declare const half: (value: number) => number;
//# sourceMappingURL=index.d.ts.map