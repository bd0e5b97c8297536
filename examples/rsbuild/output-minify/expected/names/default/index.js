import { createElement, forwardRef, memo } from "react";
const names_Price = memo(function({ euros }) {
    return createElement('b', null, euros.toFixed(2));
});
const names_Field = forwardRef(function(_props, ref) {
    return createElement('input', {
        ref
    });
});
function Divider() {
    return createElement('hr');
}
const Rule = memo(Divider);
const Cart = class {
};
export { Cart, Rule, names_Field as Field, names_Price as Price };
