import type { ReactElement } from 'react';
import { styled } from 'styled-components';

const Box = styled.b`
  color: teal;
`;

export const Tag = ({ text }: { text: string }): ReactElement => <Box>{text}</Box>;
