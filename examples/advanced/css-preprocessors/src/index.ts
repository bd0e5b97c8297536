export { alert } from './alert';
export { toast } from './toast';
