'use client';

import { slugify } from 'slug-kit';

export default function Page() {
  return <p>{slugify('Hello World')}</p>;
}
