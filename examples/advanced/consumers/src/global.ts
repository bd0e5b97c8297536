import { slugify } from './slug';

Object.assign(globalThis, { SlugKit: { slugify } });
