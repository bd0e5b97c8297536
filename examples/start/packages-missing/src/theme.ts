import './theme.scss';
