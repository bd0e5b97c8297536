import { Basket } from '@acme/components';
import { expect, test } from '@rstest/core';
import { fireEvent, render, screen } from '@testing-library/react';
import { TwoPrices } from '../stories/Basket.stories';

test('the basket lists its prices once it is opened', () => {
  render(<Basket {...TwoPrices.args} />);
  expect(screen.queryByText('€4.50')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: '€9.70' }));
  expect(screen.getByText('€4.50').tagName).toBe('DATA');
});
