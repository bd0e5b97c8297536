import { jsx } from "react/jsx-runtime";
const withUnit = (value)=>`${value} km`;
function Badge({ distance, tone = 'calm' }) {
    return /*#__PURE__*/ jsx("span", {
        className: `badge badge-${tone}`,
        children: withUnit(distance)
    });
}
export { Badge };
