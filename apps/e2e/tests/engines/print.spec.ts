import { expect, test } from '@playwright/test';
import { type PrintedPage, printedPagesOf } from '../pdf.js';
import { inEachEngine } from './each.js';

/** Tools with pictures: a curve, lines with a legend, bars and a ruler. */
const PICTURES = [
  '/tools?quadratic.a=1&quadratic.b=-3&quadratic.c=-6#quadratic',
  '/tools?compound-interest.principal=1000&compound-interest.rate=5&compound-interest.years=10#compound-interest',
  '/tools/logarithm-simplifier?base=2&value=8',
];

/** Makes bold text regular, because Firefox prints bold text as curves, which have no text to read. */
const REGULAR = `document.styleSheets[0].insertRule('* { font-weight: 400 !important }', document.styleSheets[0].cssRules.length)`;

/** Returns a text without the differences between letters of math and of words, and without spaces. */
const plain = (text: string): string => text.normalize('NFKC').replaceAll(/[\s\u2061-\u2064]/gu, '');

const count = (text: string, sign: string): number => text.split(sign).length - 1;

inEachEngine(({ name, engine, has, open }) => {
  test.skip(name === 'WebKit', 'WebKit’s driver can’t print.');

  const print = async (height?: string): Promise<readonly PrintedPage[]> =>
    printedPagesOf((await engine().print?.(height)) ?? new Uint8Array());

  for (const [skills, signs] of [
    ['polynomial-division', ['=', '+', '−', 'divisor']],
    ['quadratic-formula+two-equations+change-of-base', ['=', '+']],
  ] as const)
    test(`no step of an answer key is cut off: ${skills}`, async () => {
      await open(`/practice?worksheet=${skills}&difficulty=hard&problems=20&seed=11`);
      await has(`return document.querySelectorAll('section[aria-labelledby=key] ol ol li').length > 30`);
      const shown = plain(
        (await engine().run(
          `return [...document.querySelectorAll('section[aria-labelledby=key] ol ol li')].map((each) => each.textContent).join(' ')`,
        )) as string,
      );
      const pages = await print();
      const key = pages.slice(pages.findIndex(({ text }) => text.includes('worksheet ·')));
      expect(key.length).toBeGreaterThan(0);
      const printed = plain(key.map(({ text }) => text).join(''));
      for (const sign of signs) expect(count(printed, sign), sign).toBeGreaterThanOrEqual(count(shown, sign));
      for (const { width, pieces } of key)
        for (const { text, left, right } of pieces) {
          if (text.includes('·')) continue; // the line below the heading
          // Steps have two columns, 40 px apart.
          const end = left < width / 2 ? width / 2 - 15 : width;
          expect(right, text).toBeLessThan(end + 1);
        }
    });

  test('the labels of pictures are printed as text', async () => {
    for (const path of PICTURES) {
      await open(path);
      await has(`return document.querySelectorAll('figure svg[role=img] text').length > 3`);
      await engine().run(REGULAR);
      const labels = (await engine().run(
        `return [...document.querySelectorAll('figure svg[role=img] text')].map((each) => each.textContent)`,
      )) as string[];
      const pages = await print();
      const printed = plain(pages.map(({ text }) => text).join(''));
      for (const label of labels) expect(printed, `${path}: ${label}`).toContain(plain(label));
    }
  });

  test('no heading ends a page', async () => {
    for (const path of PICTURES) {
      await open(path);
      await has(`return document.querySelectorAll('ol li[data-number]').length > 3`);
      await engine().run(REGULAR);
      const headings = (await engine().run(
        `return [...document.querySelectorAll('h2, h3')].map((each) => each.textContent)`,
      )) as string[];
      for (let height = 200; height < 300; height += 16) {
        const pages = await print(`${height}mm`);
        for (const { pieces } of pages) {
          const [last] = [...pieces].sort((one, other) => other.baseline - one.baseline);
          expect(headings, `${path} on ${height} mm`).not.toContain(last?.text);
        }
      }
    }
  });
});
