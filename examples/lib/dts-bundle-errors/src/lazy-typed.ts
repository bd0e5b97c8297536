type Slug = (text: string) => string;

export const loadSlug = async (): Promise<{ slug: Slug }> => import('./slug');
