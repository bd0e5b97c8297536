import 'price-badge/define.js';

document.body.innerHTML = '<price-badge amount="4.5"></price-badge>';
