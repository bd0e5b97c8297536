import { Stepper } from 'test-stepper';
import 'test-stepper/style.css';

export default function Cups() {
  return <Stepper label="Cups of tea" max={5} />;
}
