import { connect } from 'env-formats';

console.log(connect('http://example.org'));
