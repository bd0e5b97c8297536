import { afterEach, expect, test } from 'vitest';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Stepper } from 'test-vitest';

afterEach(cleanup);

test('the count stops at the maximum', () => {
  render(<Stepper label="Cups" max={2} />);
  const more = screen.getByRole('button', { name: 'more' });
  fireEvent.click(more);
  fireEvent.click(more);
  expect(screen.getByRole('status').textContent).toBe('2');
});
