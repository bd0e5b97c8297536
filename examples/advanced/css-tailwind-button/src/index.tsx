import './index.css';
import type { ReactElement, ReactNode } from 'react';

export interface ButtonProps {
  look?: keyof typeof looks;
  isBig?: boolean;
  onPress?: () => void;
  children: ReactNode;
}

const looks = {
  loud: 'acme:bg-teal-700 acme:text-white acme:hover:bg-teal-800',
  calm: 'acme:bg-slate-200 acme:text-slate-900 acme:hover:bg-slate-300',
};

export function Button({ look = 'calm', isBig = false, onPress, children }: ButtonProps): ReactElement {
  const size = isBig ? 'acme:px-6 acme:py-3 acme:text-lg' : 'acme:px-4 acme:py-2';
  return (
    <button
      type="button"
      className={`acme:cursor-pointer acme:rounded-lg acme:[border:0] ${size} ${looks[look]}`}
      onClick={onPress}
    >
      {children}
    </button>
  );
}
