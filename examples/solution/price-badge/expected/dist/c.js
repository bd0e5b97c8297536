const badgeraw_namespaceObject = ":host {\n  display: inline-block;\n}\nb {\n  padding: 0.25rem;\n  background: honeydew;\n  color: green;\n}\n";
const sheet = new CSSStyleSheet();
sheet.replaceSync(badgeraw_namespaceObject);
class PriceBadge extends HTMLElement {
    static observedAttributes = [
        'amount'
    ];
    #root = this.attachShadow({
        mode: 'open'
    });
    constructor(){
        super();
        this.#root.adoptedStyleSheets = [
            sheet
        ];
    }
    attributeChangedCallback() {
        this.#root.innerHTML = `<b>$${Number(this.getAttribute('amount')).toFixed(2)}</b>`;
    }
}
export { PriceBadge };
