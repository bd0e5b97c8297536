const badgeraw_namespaceObject = ":host {\n  display: inline-block;\n}\nb {\n  color: green;\n}\n";
class PriceBadge extends HTMLElement {
    static observedAttributes = [
        'amount'
    ];
    #root = this.attachShadow({
        mode: 'open'
    });
    attributeChangedCallback() {
        this.#root.innerHTML = `<style>${badgeraw_namespaceObject}</style><b>$${Number(this.getAttribute('amount')).toFixed(2)}</b>`;
    }
}
export { PriceBadge };
