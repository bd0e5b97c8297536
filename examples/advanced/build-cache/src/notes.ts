export const license = 'LICENSE';
export const motto = 'MOTTO';
export const loader = 'LOADER';
