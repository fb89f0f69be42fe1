import fontUrl from '@fontsource/stix-two-math/files/stix-two-math-latin-400-normal.woff2?url';
import { type Expression, expressionText } from '@mathtools/math-core/steps';
import { Profiler } from 'react';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import * as css from './math.css.js';
import { MathExpression } from './math.js';

/** Renders an expression in a box that is too narrow. Returns its symbols in order and the contents of its roots. */
async function wide(of: Expression) {
  await render(
    <div style={{ width: '6rem' }} data-testid={expressionText(of)}>
      <MathExpression of={of} />
    </div>,
  );
  const box = page.getByTestId(expressionText(of)).element();
  await expect.poll(() => box.querySelectorAll(`math.${css.wide}`).length).toBe(1);
  const texts = (names: string) => [...box.querySelectorAll(names)].map(({ textContent }) => textContent);
  return { signs: texts('mo, mi, mn').join(''), roots: texts('msqrt') };
}

test('a root that is too wide is written with parentheses', async () => {
  expect(await wide(['+', ['√', ['+', 'a', '1234567', '7654321', 'b']], '1'])).toEqual({
    signs: '√(a+1234567+7654321+b)+1',
    roots: [],
  });
});

test.each([240, 320])('a long product breaks between its factors in %d pixels', async (width) => {
  const factors = ['1', '2', '3', '4', '5', '6', '7'].map(
    (number): Expression => (number === '3' ? ['^', ['+', 'x', '31'], '2'] : ['+', ['^', 'x', '2'], number]),
  );
  await render(
    <div style={{ width: `${width}px` }} data-testid={`product ${width}`}>
      <MathExpression of={['×', '12', ...factors]} />
    </div>,
  );
  const box = page.getByTestId(`product ${width}`).element();
  await expect.poll(() => box.querySelectorAll(`math.${css.wide}`).length).toBe(1);
  const marked = [...box.querySelectorAll(`.${css.factor}`)];
  expect(marked.map(({ textContent }) => textContent)).toHaveLength(7);
  for (const factor of marked) {
    const signs = [...factor.querySelectorAll('mo')].map((sign) =>
      Math.trunc(sign.getBoundingClientRect().top),
    );
    expect(new Set(signs).size, factor.textContent).toBe(1);
  }
  const rights = [...box.querySelectorAll('mo')].map((sign) => sign.getBoundingClientRect().right);
  expect(Math.max(...rights)).toBeLessThanOrEqual(box.getBoundingClientRect().right + 1);
});

test('parentheses around a fraction stay whole with their power and the sign before them', async () => {
  const growth: Expression = ['^', ['+', '1', ['/', '1', '240']], '120'];
  await render(
    <div style={{ width: '11rem' }} data-testid="growth">
      <MathExpression
        of={['+', ['×', '1000', growth], ['/', ['×', '100', ['-', growth, '1']], ['/', '1', '240']]]}
      />
    </div>,
  );
  const box = page.getByTestId('growth').element();
  await expect.poll(() => box.querySelectorAll(`math.${css.wide}`).length).toBe(1);
  const parentheses = [...box.querySelectorAll('mo')].filter(
    (sign) => sign.textContent === ')' && /^\((1\+)?1240\)$/.test(sign.parentElement?.textContent ?? ''),
  );
  expect(parentheses).toHaveLength(3);
  for (const sign of parentheses) {
    const [left, right] = [sign.previousElementSibling, sign].map((part) => part?.getBoundingClientRect());
    expect(right?.top).toBeLessThan(left?.bottom ?? 0);
    expect(right?.left).toBeGreaterThanOrEqual((left?.right ?? 0) - 1);
  }
  const times = box.querySelector('mo[form="infix"]');
  expect(times?.textContent).toBe('×');
  const power = times?.nextElementSibling?.getBoundingClientRect();
  expect(times?.getBoundingClientRect().right).toBeLessThanOrEqual(power?.left ?? 0);
});

test('inline math that can’t break is too wide in a narrower block', async () => {
  await wide(['/', ['+', 'a', '1234567', '7654321', 'b'], 'c']);
});

test('a root that contains another root is kept', async () => {
  expect(await wide(['+', ['√', ['+', 'a', ['√', 'x'], '1234567', '7654321']], '1'])).toEqual({
    signs: 'a+x+1234567+7654321+1',
    roots: ['a+x+1234567+7654321', 'x'],
  });
});

/** Returns the right edges of a root and of its content, in a sentence. */
async function rootIn(of: Expression) {
  await render(
    <p data-testid="sentence">
      The root <MathExpression of={of} />, then text.
    </p>,
  );
  const root = page.getByTestId('sentence').element().querySelector('msqrt');
  const right = (element: Element | null | undefined) => element?.getBoundingClientRect().right;
  return { root: right(root), inner: right(root?.lastElementChild) };
}

test.each<{ of: Expression }>([{ of: ['√', '65'] }, { of: ['√', ['√', 'x']] }, { of: ['√', '1/2'] }])(
  'there is no gap after a root: $of',
  async ({ of }) => {
    // The font has root signs of many sizes.
    const font = new FontFace('STIX Two Math', `url(${fontUrl})`);
    document.fonts.add(await font.load());
    const { root, inner } = await rootIn(of);
    expect(root).toBeCloseTo(inner ?? 0, 0);
    document.fonts.delete(font);
  },
);

test('parentheses around fractions grow in math with line breaks, and others don’t', async () => {
  const fraction: Expression = ['/', 'x', '3'];
  await wide(['+', ['×', ['+', fraction, '12'], ['-', fraction, '7654321']], ['×', ['+', 'a', '1'], 'b']]);
  const fences = [...document.querySelectorAll('mo')].filter(({ textContent }) => textContent === '(');
  const heights = fences.map((fence) => fence.getBoundingClientRect().height);
  const [first = 0, second = 0, plain = Infinity] = heights;
  expect(heights).toHaveLength(3);
  expect(first).toBe(second);
  expect(first / plain).toBeGreaterThan(1.5);
});

test('small numbers stay readable in scripts and in nested fractions', async () => {
  const growth: Expression = ['^', ['+', '1', ['/', '1', ['^', '240', 'n']]], '1/12'];
  await render(
    <p data-testid="small" style={{ fontSize: '14px' }}>
      <MathExpression of={['/', ['^', growth, ['^', 'x', '2']], '1/240']} />
    </p>,
  );
  const texts = [...page.getByTestId('small').element().querySelectorAll('mn, mi, mo')];
  const sizes = texts.map((text) => Number(getComputedStyle(text).fontSize.replace('px', '')));
  expect(sizes.length).toBeGreaterThan(8);
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(10.99);
});

test('a fraction in an exponent or a base is written with a slash', async () => {
  await render(<MathExpression of={['×', ['^', '8', '-2/3'], ['log', '1/2', ['/', '1', 'x']]]} />);
  const scripts = [...document.querySelectorAll(':is(msup, msub) > :last-child')];
  expect(scripts.map(({ textContent }) => textContent)).toEqual(['−2/3', '1/2']);
  const over = [...document.querySelectorAll('mfrac')].map(({ textContent }) => textContent);
  expect(over, 'only outside scripts').toEqual(['1x']);
});

test('an operator stays with the fraction after it if a line is too wide', async () => {
  const fraction: Expression = ['/', '123456', 'x'];
  const sum: Expression = ['+', '98765432109876543210', fraction, fraction, fraction, fraction];
  await render(
    <div data-testid="flowing">
      <MathExpression of={sum} />
    </div>,
  );
  const box = page.getByTestId('flowing').element();
  for (let width = 90; width < 240; width += 5) {
    box.setAttribute('style', `width: ${width}px`);
    // Only a new viewport width triggers a new measurement.
    document.fonts.dispatchEvent(new Event('loadingdone'));
    await expect.poll(() => box.querySelector('math')?.scrollWidth).toBeLessThanOrEqual(width);
    const signs = [...box.querySelectorAll('mo[form=infix]')].map((mo) => {
      const [sign, next] = [mo, mo.nextElementSibling ?? mo].map((element) =>
        element.getBoundingClientRect(),
      );
      return (sign?.right ?? 0) <= (next?.left ?? 0);
    });
    expect(signs, `${width} px`).toEqual([true, true, true, true]);
  }
});

test('formulas rerender only when the viewport width changes', async () => {
  const rendered = vi.fn<() => void>();
  await render(
    <Profiler id="formula" onRender={rendered}>
      <MathExpression of={['+', 'a', 'b']} />
    </Profiler>,
  );
  await page.viewport(700, 600);
  await expect.poll(() => rendered.mock.calls.length).toBe(2);
  rendered.mockClear();
  await page.viewport(700, 500);
  window.dispatchEvent(new Event('resize'));
  expect(rendered).not.toHaveBeenCalled();
  await page.viewport(500, 500);
  await expect.poll(() => rendered.mock.calls.length).toBe(1);
});
