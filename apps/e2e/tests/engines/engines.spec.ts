import { expect, test } from '@playwright/test';
import { pagesOf } from '../pdf.js';
import { checkoutOf, type Pack } from '../shop/shop.js';
import { ROUTES, TOOL_IDS } from '../site.js';
import { inEachEngine } from './each.js';

const textOf = (selector: string): string =>
  `return document.querySelector(${JSON.stringify(selector)})?.textContent ?? ''`;
const press = (selector: string, name: string): string => `
  const button = [...document.querySelectorAll(${JSON.stringify(selector)})].find((each) => each.textContent.trim() === ${JSON.stringify(name)});
  button?.click();
  return button !== undefined;`;

inEachEngine(({ name, engine, origin, has, open }) => {
  test('every page opens completely', async () => {
    for (const { path } of ROUTES) {
      await open(path);
      expect(await engine().run(textOf('main h1')), path).toMatch(/\S/);
      const text = await engine().run('return document.body.textContent');
      expect(text, path).not.toContain('this part didn’t load');
      expect(await engine().run('return document.documentElement.scrollWidth <= innerWidth'), path).toBe(
        true,
      );
    }
  });

  test('every tool solves its example', async () => {
    const answered: string[] = [];
    for (const tab of ['math-tools', 'calculators', 'converters']) {
      await open(`/tools#${tab}`);
      await has(`const current = document.querySelector('nav[aria-label="Tool categories"] [aria-current]');
        return current?.getAttribute('href').endsWith('#${tab}') ?? false;`);
      const ids = (await engine().run(
        `return [...document.querySelectorAll('main section[id]')].map(({ id }) => id)`,
      )) as string[];
      for (const id of ids.filter((each) => TOOL_IDS.includes(each))) {
        await has(`const row = document.querySelector('section#${id} > details');
          if (row?.open === false) row.querySelector('summary').click();
          return row?.open ?? false;`);
        await has(`const links = [...document.querySelectorAll('section#${id} a')];
          const example = links.find((each) => /^load example$/i.test(each.textContent.trim()));
          example?.click();
          return example !== undefined;`);
        await has(`const buttons = [...document.querySelectorAll('section#${id} button')];
          buttons.find((each) => each.textContent === 'Calculate')?.click();
          return /\\S/.test(document.querySelector('section#${id} [aria-label=Answer] strong')?.textContent ?? '');`);
        answered.push(id);
      }
    }
    expect(answered.sort()).toEqual([...TOOL_IDS].sort());
  });

  test('a formula in a sentence is one line high, and its operators have normal spacing', async () => {
    await open('/tools/logarithm-simplifier?base=2&value=8');
    await has(`return document.querySelectorAll('ol math').length > 5`);
    const heights = `return Math.max(...[...document.querySelectorAll('main p math')]
      .filter((math) => !math.querySelector('mfrac'))
      .map((math) => math.getBoundingClientRect().height / parseFloat(getComputedStyle(math.parentElement).lineHeight)))`;
    expect(await engine().run(heights)).toBeLessThan(1.5);
    const lefts = `return [...document.querySelectorAll('ol > li math')].map((math) =>
      Math.round(math.querySelector('mrow').getBoundingClientRect().left - math.parentElement.getBoundingClientRect().left))`;
    expect(
      Math.max(...((await engine().run(lefts)) as number[])),
      'steps start at the left edge',
    ).toBeLessThan(4);
    const gaps = `return [...document.querySelectorAll('ol > li math > mrow > mrow > mo[form=infix]:not(:has(+ mo))')].map((sign) => {
      const before = sign.parentElement.previousElementSibling.getBoundingClientRect().right;
      const after = sign.nextElementSibling.getBoundingClientRect().left;
      return (after - before) / parseFloat(getComputedStyle(sign).fontSize);
    })`;
    const widest = Math.max(...((await engine().run(gaps)) as number[]));
    expect(widest, 'width of an operator with its spacing, in em').toBeLessThan(1.35);
    expect(widest).toBeGreaterThan(0.8);
  });

  for (const pointer of ['mouse', 'touch'] as const)
    test(`a problem is typed into the box on the home page after the first press with ${pointer}`, async () => {
      await open('/');
      await engine().pressAndType(pointer, 'main input[type=search]', '25% of 80');
      await has(`return document.querySelector('main input[type=search]').value`, '25% of 80');
      await has(textOf('main [aria-label=Answer] strong'), '= 20.00');
    });

  test('roots stay roots', async () => {
    await open('/tools?quadratic.a=1&quadratic.b=-4&quadratic.c=-61#quadratic');
    await has(`return document.querySelectorAll('section#quadratic [aria-label=Answer] msqrt').length`, 2);
  });

  test('the solver solves a typed equation', async () => {
    await open('/tools?tool=equation#equation');
    await engine().type('section#equation textarea', 'x^2 - 5x + 6 = 0');
    await has(
      `return [...document.querySelectorAll('section#equation [aria-label=Answer] strong math')].map((math) => math.getAttribute('alttext')).join(' ')`,
      'x 2 x 3',
    );
  });

  test('the first mistake in someone’s work is named', async () => {
    await open('/tools?tool=working#working');
    await engine().type('section#working textarea', '2(x + 3) = 14\n2x + 3 = 14');
    await has(press('section#working button[type=submit]', 'Check my work'));
    await has(textOf('section#working [aria-label=Answer] strong'), 'Line 2 doesn’t follow');
  });

  test('a practice problem is answered and counted', async () => {
    await open('/practice?category=algebra&difficulty=easy&problem=linear-equation.easy.1');
    await has(`return document.querySelector('main form[aria-label=Problem] input') !== null`);
    await engine().type('main form[aria-label=Problem] input', '9');
    await has(press('main button', 'Submit Answer'));
    await has(textOf('main form[aria-label=Problem] output'), 'Correct! Well done!');
  });

  test('the demo checkout ends with an open pack', async () => {
    const products = await fetch(`${origin()}/api/marketplace/products`);
    const [pack] = (await products.json()) as Pack[];
    if (!pack) throw new Error('The shop is empty.');
    await open(checkoutOf(pack));
    await has(
      `const pay = document.querySelector('main form[aria-label=Payment] button'); if (pay && !pay.disabled) { pay.click(); return true; } return false;`,
    );
    await has(
      `return [...document.querySelectorAll('h2, h3')].some((each) => each.textContent === ${JSON.stringify(`${pack.title} is yours`)})`,
    );
  });

  test('the answer key of a worksheet is printed on a separate page', async () => {
    test.skip(name === 'WebKit', 'WebKit’s driver can’t print.');
    await open('/practice?worksheet=algebra&difficulty=hard&problems=12&seed=7');
    await has(`return document.querySelectorAll('section[aria-labelledby=key] ol ol li').length > 30`);
    const pages = await pagesOf((await engine().print?.()) ?? new Uint8Array());
    const key = pages.findIndex((page) => page.includes('Algebra worksheet ·'));
    expect(key, pages.join('\f')).toBeGreaterThan(0);
    expect(pages[key]).not.toContain('Answer\n');
    for (const page of pages.slice(0, key)) expect(page).not.toContain('Combine like terms');
    for (const page of pages) expect(page.trim()).not.toBe('');
    expect(pages.join('')).not.toContain('demonstration');
  });
});
