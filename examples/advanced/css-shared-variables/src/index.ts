import './badge.scss';
import './chip.less';
