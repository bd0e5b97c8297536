// Makes Node answer as if @microsoft/api-extractor were not installed.
import { register } from 'node:module';

const hook = `
export async function resolve(specifier, context, next) {
  if (specifier !== '@microsoft/api-extractor') return next(specifier, context);
  throw Object.assign(new Error('not installed'), { code: 'ERR_MODULE_NOT_FOUND' });
}`;

register(`data:text/javascript,${encodeURIComponent(hook)}`);
