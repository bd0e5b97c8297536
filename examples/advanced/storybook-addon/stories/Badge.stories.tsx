import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Badge } from '../src';

const meta = { component: Badge } satisfies Meta<typeof Badge>;

export default meta;

export const Calm: StoryObj<typeof meta> = { args: { distance: 12 } };
export const Loud: StoryObj<typeof meta> = { args: { distance: 90, tone: 'loud' } };
