import './shop';
