import { source } from '@/clock';
import { label } from '@/label';

export const describe = (): string => label(source);
