import { jsx } from "react/jsx-runtime";
import { styled } from "styled-components";
const Box = styled.b`
  color: teal;
`;
const Tag = ({ text })=>/*#__PURE__*/ jsx(Box, {
        children: text
    });
export { Tag };
