import { createRoot } from 'react-dom/client';
import { Basket, ThemeProvider } from './index';

for (const element of document.querySelectorAll<HTMLElement>('[data-basket]')) {
  const basket = <Basket prices={JSON.parse(element.dataset.basket ?? '[]')} />;
  createRoot(element).render(<ThemeProvider>{basket}</ThemeProvider>);
}
