import { render } from '@lit-labs/ssr';
import { collectResult } from '@lit-labs/ssr/lib/render-result.js';
import { html } from 'lit';
import 'lit-badge';

const text = await collectResult(render(html`<lit-badge amount="4.5"></lit-badge>`));
console.log(text.replace(/<!--.*?-->/g, ''));
