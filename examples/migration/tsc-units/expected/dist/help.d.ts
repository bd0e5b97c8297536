export declare const help: () => string;
//# sourceMappingURL=help.d.ts.map