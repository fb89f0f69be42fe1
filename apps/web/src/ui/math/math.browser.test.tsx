import { type Expression, expressionText } from '@mathtools/math-core/steps';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { MathExpression } from './math.js';

/** The signs, in their order, and the contents of the roots of what is too wide for its box. */
async function wide(of: Expression) {
  await render(
    <div style={{ width: '6rem' }} data-testid={expressionText(of)}>
      <MathExpression of={of} />
    </div>,
  );
  const box = page.getByTestId(expressionText(of)).element();
  await expect.poll(() => box.querySelectorAll('math[class]').length).toBe(1);
  const texts = (names: string) => [...box.querySelectorAll(names)].map(({ textContent }) => textContent);
  return { signs: texts('mo, mi, mn').join(''), roots: texts('msqrt') };
}

test('a root that is too wide is opened', async () => {
  expect(await wide(['+', ['√', ['+', 'a', '1234567', '7654321', 'b']], '1'])).toEqual({
    signs: '√(a+1234567+7654321+b)+1',
    roots: [],
  });
});

test('a root with another in it stays whole', async () => {
  expect(await wide(['+', ['√', ['+', 'a', ['√', 'x'], '1234567', '7654321']], '1'])).toEqual({
    signs: 'a+x+1234567+7654321+1',
    roots: ['a+x+1234567+7654321', 'x'],
  });
});
