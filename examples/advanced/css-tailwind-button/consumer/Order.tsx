import { Button } from 'css-tailwind-button';
import { useState } from 'react';
import 'css-tailwind-button/style.css';

export default function Order() {
  const [isBig, setBig] = useState(false);
  const [cups, setCups] = useState(0);
  return (
    <>
      <p>Cups in your order: {cups}</p>
      <Button look="loud" isBig={isBig} onPress={() => setCups(cups + 1)}>
        Order a cup
      </Button>{' '}
      <Button isBig={isBig} onPress={() => setBig(!isBig)}>
        {isBig ? 'Smaller' : 'Bigger'}
      </Button>
    </>
  );
}
