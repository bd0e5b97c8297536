export interface SlugOptions {
  separator?: string;
}

export function slugify(title: string, options?: SlugOptions): string {
  return title.trim().toLowerCase().split(/\s+/).join(options?.separator ?? '-');
}
