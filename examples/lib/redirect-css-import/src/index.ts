import './card.css';
import './note.scss';
import './tip.less';
