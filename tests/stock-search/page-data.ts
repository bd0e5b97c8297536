/** Stands in for the module of Rspress's build that names the hashes of search documents; any name will do here. */
export const searchIndexHash = new Proxy({}, { get: () => 'any' });
