import { readFileSync } from 'node:fs';
import type { RsbuildPlugin } from '@rslib/core';

/** Replaces `placeholder` in the source by the text of a file. */
export const insertFile = (placeholder: string, file: string, watched: boolean): RsbuildPlugin => ({
  name: `insert-${placeholder}`,
  setup(api) {
    const path = `${import.meta.dirname}/${file}`;
    api.transform({ test: /notes\.ts$/ }, ({ code, addDependency }) => {
      if (watched) addDependency(path);
      return code.replace(placeholder, readFileSync(path, 'utf8').trim());
    });
  },
});
