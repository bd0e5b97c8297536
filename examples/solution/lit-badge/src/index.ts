import { css, html, LitElement } from 'lit';
import { customElement, property } from 'lit/decorators.js';

@customElement('lit-badge')
export class LitBadge extends LitElement {
  static override styles = css`b { color: green; }`;

  @property({ type: Number }) amount = 0;

  override render() {
    return html`<b>$${this.amount.toFixed(2)}</b>`;
  }
}
