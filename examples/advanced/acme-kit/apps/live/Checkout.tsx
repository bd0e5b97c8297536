import { Badge, Basket, Button, ThemeProvider } from '@acme/components';
import { dark, light } from '@acme/tokens';
import { useState } from 'react';
import '@acme/components/style.css';

const prices = [
  { cents: 450, currency: 'EUR' },
  { cents: 520, currency: 'EUR' },
];

export default function Checkout() {
  const [isDark, setDark] = useState(false);
  return (
    <ThemeProvider theme={isDark ? dark : light}>
      <div style={{ colorScheme: isDark ? 'dark' : 'light', padding: '1rem', background: 'Canvas', color: 'var(--ink)' }}>
        <p>
          <Badge text="Two for tea" />
        </p>
        <Basket prices={prices} />
        <p>
          <Button onPress={() => setDark(!isDark)}>{isDark ? 'Light theme' : 'Dark theme'}</Button>
        </p>
      </div>
    </ThemeProvider>
  );
}
