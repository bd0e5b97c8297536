declare const BUILD: string;
