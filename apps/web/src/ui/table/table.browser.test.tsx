import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { FactTable } from './table.js';

test('lines numbers up at their last digit, under their heading, and begins words at the left', async () => {
  await render(
    <FactTable
      caption="Units"
      head={['Unit', 'Seconds', 'About', 'Equals']}
      rows={[
        ['1 hour', '3,600', '= 1.5000', '60 minutes'],
        ['1 day', '86,400', '≈ −12.2500', '24 hours'],
      ]}
    />,
  );
  for (const row of page.getByRole('row').elements()) {
    const sides = [...row.children].map((cell) => getComputedStyle(cell).textAlign);
    expect(sides).toEqual(['left', 'right', 'right', 'left']);
  }
});
