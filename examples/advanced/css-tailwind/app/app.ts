import { chip } from 'css-tailwind/chip';
import './app.css';

console.log(chip('New'));
