/** @jsxImportSource @emotion/react */
import type { ReactElement } from 'react';

export const Note = ({ text }: { text: string }): ReactElement => <p css={{ color: 'teal' }}>{text}</p>;
