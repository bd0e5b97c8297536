import { jsx } from "@emotion/react/jsx-runtime";
const Note = ({ text })=>/*#__PURE__*/ jsx("p", {
        css: {
            color: 'teal'
        },
        children: text
    });
export { Note };
