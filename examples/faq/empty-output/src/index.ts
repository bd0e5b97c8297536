import './install';
