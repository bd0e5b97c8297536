import './tooltip.css';

export const tooltipClass = 'tooltip';
