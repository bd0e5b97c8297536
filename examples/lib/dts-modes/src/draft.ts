/** No entry reaches this module. */
export const draft: boolean = true;
