import { jsx } from "react/jsx-runtime";
const looks = {
    loud: 'acme:bg-teal-700 acme:text-white acme:hover:bg-teal-800',
    calm: 'acme:bg-slate-200 acme:text-slate-900 acme:hover:bg-slate-300'
};
function Button({ look = 'calm', isBig = false, onPress, children }) {
    const size = isBig ? 'acme:px-6 acme:py-3 acme:text-lg' : 'acme:px-4 acme:py-2';
    return /*#__PURE__*/ jsx("button", {
        type: "button",
        className: `acme:cursor-pointer acme:rounded-lg acme:[border:0] ${size} ${looks[look]}`,
        onClick: onPress,
        children: children
    });
}
export { Button };
