import css from './badge.css?raw';

const sheet = new CSSStyleSheet();
sheet.replaceSync(css);

/** Shows the price of its `amount` attribute. */
export class PriceBadge extends HTMLElement {
  static observedAttributes = ['amount'];
  #root = this.attachShadow({ mode: 'open' });

  constructor() {
    super();
    this.#root.adoptedStyleSheets = [sheet];
  }

  attributeChangedCallback() {
    this.#root.innerHTML = `<b>$${Number(this.getAttribute('amount')).toFixed(2)}</b>`;
  }
}
