function h(tag, props, ...children) {
    const attributes = Object.entries(props ?? {}).map(([name, value])=>` ${name}="${value}"`);
    return `<${tag}${attributes.join('')}>${children.join('')}</${tag}>`;
}
const orders_namespaceObject = "SELECT id FROM orders\n";
const help = /*#__PURE__*/ h("pre", {
    title: "orders"
}, orders_namespaceObject);
export { help };
