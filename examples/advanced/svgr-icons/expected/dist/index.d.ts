export declare const checkUrl: string;
export declare function Done(): import("react").JSX.Element;
