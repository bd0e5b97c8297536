import mark from './mark.svg';
import note from './note.txt';

export { mark, note };
