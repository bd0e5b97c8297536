import './styled.css';
import lodash from 'lodash';

export const warmest = (degrees: number[]): number | undefined => lodash.max(degrees);
