import './gauge.css';
export declare const version: string;
export declare function gauge(share?: number): string;
