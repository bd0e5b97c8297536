import type { ReactElement, ReactNode } from 'react';
export interface ButtonProps {
    children: ReactNode;
    onPress?: () => void;
}
export declare const Button: ({ children, onPress }: ButtonProps) => ReactElement;
