declare const BUILD_DATE: string;
