import { expect, test } from 'vitest';
import { answer, detail, fill, list, mountTool } from '../../testing/tool.js';
import { money } from './money.css.js';

/** Returns the signs that are shown before amounts of the result. */
function signsIn(element: Element): string[] {
  return [...element.querySelectorAll(`.${money}`)].map(
    (amount) => getComputedStyle(amount, '::before').content,
  );
}

test('the sign is chosen once for all tools, and figures stay plain numbers', async () => {
  localStorage.removeItem('currency');
  let tool = await mountTool('tip');
  await fill(tool, { Bill: '100', People: '3' });
  await expect.element(answer(tool)).toHaveText('≈ 38.33');
  expect(new Set(signsIn(tool.element()))).toEqual(new Set(['"$"']));
  expect(detail(tool, 'To the cent')).toBe('1 pays $38.34, 2 pay $38.33');
  await list(tool, 'Currency').selectOptions('€');
  await expect.poll(() => new Set(signsIn(tool.element()))).toEqual(new Set(['"€"']));
  tool = await mountTool('loan');
  await fill(tool, { 'Loan amount': '200,000', 'Interest rate': '6.5', Term: '30' });
  await expect.element(tool.getByText(/^Rounded to cents, your last payment is €1259\.56/)).toBeVisible();
  expect(new Set(signsIn(tool.element()))).toEqual(new Set(['"€"']));
  await list(tool, 'Currency').selectOptions('$');
});
