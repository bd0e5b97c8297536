export {};
//# sourceMappingURL=scale.js.map