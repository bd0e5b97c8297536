import { enqueue } from 'structure-entries';
import { waiting } from 'structure-entries/stats';

enqueue('resize');
console.log('esm:', waiting());
