export const loadSlug = () => import('./slug');
