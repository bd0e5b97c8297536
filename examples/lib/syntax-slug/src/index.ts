export interface SlugOptions {
  separator?: string;
}

export async function slug(title: string, options?: SlugOptions): Promise<string> {
  const separator = options?.separator ?? '-';
  return title.toLowerCase().replaceAll(' ', separator);
}
