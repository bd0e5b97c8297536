import css from './badge.css?raw';

/** Shows the price of its `amount` attribute. */
export class PriceBadge extends HTMLElement {
  static observedAttributes = ['amount'];
  #root = this.attachShadow({ mode: 'open' });

  attributeChangedCallback() {
    this.#root.innerHTML = `<style>${css}</style><b>$${Number(this.getAttribute('amount')).toFixed(2)}</b>`;
  }
}
