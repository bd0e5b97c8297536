import { jsx, jsxs } from "react/jsx-runtime";
import { Star } from "@acme/icons/star";
import { useToggle, useTotal } from "@acme/hooks";
import { Cart } from "@acme/icons/cart";
import { formatMoney } from "@acme/money";
import { light, toVariables } from "@acme/tokens";
const Badge = ({ text })=>/*#__PURE__*/ jsxs("span", {
        className: "badge",
        children: [
            /*#__PURE__*/ jsx(Star, {}),
            text
        ]
    });
const Button_module = {
    button: "button-MOIiPM"
};
const Button = ({ children, onPress })=>/*#__PURE__*/ jsx("button", {
        type: "button",
        className: Button_module.button,
        onClick: onPress,
        children: children
    });
const Price = (money)=>/*#__PURE__*/ jsx("data", {
        value: money.cents,
        children: formatMoney(money)
    });
function Basket({ prices }) {
    const [isOpen, toggle] = useToggle();
    const { text } = useTotal(prices);
    return /*#__PURE__*/ jsxs("div", {
        children: [
            /*#__PURE__*/ jsxs(Button, {
                onPress: toggle,
                children: [
                    /*#__PURE__*/ jsx(Cart, {}),
                    " ",
                    text
                ]
            }),
            isOpen && prices.map((price)=>/*#__PURE__*/ jsx(Price, {
                    ...price
                }, price.cents))
        ]
    });
}
const ThemeProvider = ({ theme = light, children })=>/*#__PURE__*/ jsx("div", {
        style: toVariables(theme),
        children: children
    });
export { Badge, Basket, Button, Price, ThemeProvider };
