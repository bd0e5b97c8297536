import inline from './note.css?inline';
import raw from './note.css?raw';
import url from './note.css?url';

export { inline, raw, url };
