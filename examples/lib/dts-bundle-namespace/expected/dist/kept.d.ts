export declare namespace Shades {
    export type Hex = `#${string}`;
    const navy: Hex;
    const sky: Hex;
}

export { }
