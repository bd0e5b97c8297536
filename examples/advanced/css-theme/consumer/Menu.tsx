import { Card } from 'css-theme';
import { type CSSProperties, useState } from 'react';
import 'css-theme/style.css';

const themes: Record<string, object> = {
  Default: {},
  Berry: { '--card-accent': 'crimson', '--card-radius': '1rem' },
  Sea: { '--card-accent': 'royalblue', '--card-radius': '0' },
};

export default function Menu() {
  const [theme, setTheme] = useState('Default');
  return (
    <div style={themes[theme] as CSSProperties}>
      <p role="radiogroup" aria-label="Theme">
        {Object.keys(themes).map((name) => (
          <label key={name}>
            <input type="radio" name="theme" checked={name === theme} onChange={() => setTheme(name)} /> {name}{' '}
          </label>
        ))}
      </p>
      <Card title="Iced tea">With lemon and mint, from the fridge.</Card>
    </div>
  );
}
