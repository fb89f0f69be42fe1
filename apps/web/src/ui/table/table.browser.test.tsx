import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { FactTable } from './table.js';

test('aligns numbers and their headings at the right, and words at the left', async () => {
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

test('shows a shadow only on the sides to which a wide table can be scrolled', async () => {
  const cells = ['Unit', 'Length in the other units', 'Where it is used'];
  const table = (width: string) => (
    <div style={{ width }}>
      <FactTable caption="Wide" head={cells} rows={[cells.map((cell) => cell.replaceAll(' ', '\u00a0'))]} />
    </div>
  );
  const { rerender } = await render(table('40rem'));
  const frame = page.getByRole('region', { name: 'Wide' }).element();
  const sides = (): number => getComputedStyle(frame).boxShadow.split('inset').length - 1;
  await expect.poll(() => frame.getAttribute('data-more')).toBe('none');
  expect(sides()).toBe(0);
  await rerender(table('10rem'));
  await expect.poll(() => frame.getAttribute('data-more')).toBe('right');
  expect(sides()).toBe(1);
  frame.scrollLeft = 20;
  await expect.poll(() => frame.getAttribute('data-more')).toBe('both');
  expect(sides()).toBe(2);
  frame.scrollLeft = frame.scrollWidth;
  await expect.poll(() => frame.getAttribute('data-more')).toBe('left');
  await rerender(table('40rem'));
  await expect.poll(() => frame.getAttribute('data-more')).toBe('none');
});
