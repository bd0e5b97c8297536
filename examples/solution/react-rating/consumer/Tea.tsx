import { Rating } from 'react-rating';
import 'react-rating/style.css';

export default function Tea() {
  return <Rating label="Tea" initial={2} />;
}
