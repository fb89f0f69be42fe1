import { expectAccessible } from '../accessibility.js';
import { misprints } from '../notation.js';
import { ask, buy, type Lesson, type Pack, type Product } from './packs.js';
import { moveTo, parts, tooWide, UNWRITTEN } from './reader-page.js';
import { test } from './shop.js';
import { expect, open } from '../site.js';

const MASTER = 19.99;

test('every lesson of every pack renders completely, and nothing is cut off on phones', {
  tag: '@full',
}, async ({ page, demo }) => {
  await buy(page, demo, 'master', MASTER);
  const packs = await ask<readonly Product[]>(page, demo, 'products');
  const { main, heading } = parts(page);
  await open(page, `${demo}/marketplace`);
  let seen = 0;
  for (const { id } of packs) {
    const pack = await ask<Pack>(page, demo, `packs/${id}`);
    for (const { id: name, title } of pack.lessons) {
      const lesson = await ask<Lesson>(page, demo, `packs/${id}/lessons/${name}`);
      await moveTo(page, `/marketplace?pack=${id}&lesson=${name}`);
      await expect(heading).toHaveText(title);
      await expect(main.getByRole('heading', { name: /^(?:Example|Task) \d/ })).toHaveCount(
        lesson.examples.length,
      );
      for (const fold of await main.locator('summary').all()) await fold.click();
      await expect(main.getByRole('img', { name: 'Wrong:' })).toHaveCount(lesson.pitfalls.length);
      const text = await main.getByRole('article').innerText();
      expect(text, `${id} ${name}`).not.toMatch(UNWRITTEN);
      expect(await misprints(main), `${id} ${name}`).toEqual([]);
      for (const width of [320, 375]) {
        await page.setViewportSize({ width, height: 640 });
        const wider = await tooWide(page);
        expect(
          width === 320 ? wider.filter((part) => part.startsWith('HTML')) : wider,
          `${id} ${name}`,
        ).toEqual([]);
      }
      seen += 1;
    }
  }
  expect(seen).toBeGreaterThan(40);
});

test.describe('in print', { tag: '@full' }, () => {
  const margin = { top: '12mm', right: '12mm', bottom: '12mm', left: '12mm' };
  const pagesOf = (file: Buffer): number =>
    (file.toString('latin1').match(/\/Type\s*\/Page\b/g) ?? []).length;

  test('the summary of every pack fits one A4 and one Letter page', async ({ page, demo }) => {
    await buy(page, demo, 'master', MASTER);
    for (const { id } of await ask<readonly Product[]>(page, demo, 'products')) {
      await open(page, `${demo}/marketplace?pack=${id}&part=summary`);
      await expect(page.getByRole('button', { name: 'Print' })).toBeVisible();
      expect(await page.getByRole('main').innerText(), id).not.toMatch(UNWRITTEN);
      expect(await misprints(page.getByRole('main')), id).toEqual([]);
      for (const format of ['A4', 'Letter'])
        expect(pagesOf(await page.pdf({ format, margin })), `${id} ${format}`).toBe(1);
    }
  });

  test('a lesson fills a few pages', async ({ page, demo }) => {
    await buy(page, demo, 'geometry-essentials', 13.99);
    await open(page, `${demo}/marketplace?pack=geometry-essentials&lesson=area`);
    const { main } = parts(page);
    await expect(main.getByRole('heading', { name: 'Example 1' })).toBeVisible();
    for (const format of ['A4', 'Letter']) {
      const pages = pagesOf(await page.pdf({ format, margin }));
      expect(pages).toBeGreaterThan(1);
      expect(pages).toBeLessThan(8);
    }
  });
});

test.describe('axe finds no violations', { tag: '@full' }, () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  for (const width of [375, 1440]) {
    test(`at ${width} px`, async ({ page, demo }) => {
      await page.setViewportSize({ width, height: 900 });
      await open(page, `${demo}/marketplace?pack=exam-night&part=problems`);
      await expect(page.getByRole('link', { name: /^Buy Now/ })).toBeVisible();
      await expectAccessible(page);
      await buy(page, demo, 'master', MASTER);
      for (const [place, sign] of [
        ['', 'Start reading'],
        ['&lesson=figures-and-formulas', 'Common mistakes'],
        ['&part=problems', 'Show solution'],
        ['&part=summary', 'Print'],
      ] as const) {
        await open(page, `${demo}/marketplace?pack=exam-night${place}`);
        await expect(page.getByRole('main').getByText(sign, { exact: true })).toBeVisible();
        await expectAccessible(page);
      }
    });
  }
});
