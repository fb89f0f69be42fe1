import { nearestExamples } from '@mathtools/math-core/read';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { answerTexts } from './answer-texts.test-support.js';
import { readProblem } from './read.js';

const TODAY = '2026-11-22';

/** Requests of all kinds, each with several orders of its slots. */
const REQUESTS: readonly (readonly [string, ...string[]])[] = [
  ['hypotenuse 13 leg 5', 'leg 5 hypotenuse 13'],
  [
    'area of a triangle with base 10 and height 6',
    'triangle height 6 base 10 area',
    'base: 10, height: 6, triangle area',
  ],
  ['rise 3 run 4 slope', 'slope run 4 rise 3'],
  ['distance 150 km time 2 h speed', 'time 2 h distance 150 km speed'],
  ['volume of a cone with radius 3 and height 4', 'cone height 4 radius 3 volume'],
  ['tip 18% on 84.50', 'tip on 84.50 18%'],
  ['15% of 240'],
  ['mean of 4, 7 and 10'],
  ['gcd of 12 and 18'],
  ['5 miles in km'],
  ['days between 3 june and 19 september 2024'],
  ['2 h 45 min + 1 h 30 min'],
  ['twice the sum of 4 and 5'],
  ['25% off 80'],
  ['simplify 18/24'],
];

const shown = (text: string) => {
  const reading = readProblem(text, TODAY);
  return reading?.answer && { first: answerTexts(reading.answer)[0], reading: JSON.stringify(reading) };
};

describe('requests', () => {
  it.each(REQUESTS)(
    '%s has the same answer in other orders, capitals, blanks and frames',
    (request, ...orders) => {
      const answer = shown(request)?.first;
      expect(answer).toBeDefined();
      for (const each of [
        ...orders,
        `  ${request.replaceAll(' ', '  ')} `,
        `Hi, can you please tell me what is ${request}? Thanks!`,
        `Aufgabe 5: ${request}`,
        `Q7: ${request}`,
        `a) ${request}`,
      ])
        expect(shown(each)?.first, each).toBe(answer);
      if (/^[^kh]*$/.test(request)) expect(shown(request.toUpperCase())?.first).toBe(answer);
    },
  );

  it('an unknown noun or the name of a second quantity never changes an answer without a word', () => {
    const words = fc.constantFrom(
      'zorple',
      'hypotenuse',
      'diameter',
      'perimeter',
      'red',
      'apples',
      '7',
      '5 cm',
    );
    const texts = fc.constantFrom(...REQUESTS.map(([text]) => text));
    fc.assert(
      fc.property(texts, words, fc.nat(), (text, word, place) => {
        const parts = text.split(' ');
        const at = place % (parts.length + 1);
        const changed = [...parts.slice(0, at), word, ...parts.slice(at)].join(' ');
        const [before, after] = [shown(text), shown(changed)];
        // The reading is said, in other words or with the word itself.
        const isSaid = /"readAs"/.test(after?.reading ?? '') || (after?.reading.includes(word) ?? false);
        expect(after === undefined || isSaid || after.first === before?.first, changed).toBe(true);
      }),
      { seed: 20_261_129, numRuns: 300 },
    );
  });

  it('answers each example that it offers', () => {
    const examples = new Set(
      ['area', 'mean', 'days', 'volume', 'percent', 'of', '='].flatMap(nearestExamples),
    );
    for (const each of examples) {
      const reading = readProblem(each, TODAY);
      expect(
        reading && reading.refusal === undefined && (reading.answer ?? reading.tool === 'equation'),
        each,
      ).toBeTruthy();
    }
  });

  it.each([
    ['days between 5 and 23 May 2025', '18 days'],
    ['May 5 to 23, 2025 how many days', '18 days'],
    ["days from 1 march '24 to 15 april '25", '410 days'],
    ['13/04/2025 to 02/05/2025 in days', '19 days'],
    ['£1.99 + 50p', '£2.49'],
    ['how much is 250 euros and 40 cents plus 60 cents', '€251.00'],
    ['half of 20%', '10%'],
    ['£120 including 20% VAT, price without VAT', '100'],
  ])('reads %s as %s', (typed, answer) => {
    expect(shown(typed)?.first).toBe(answer);
  });

  it.each([
    ['10 % 3', ['10% of 3', '10 mod 3']],
    ['increase 80 by 15', ['80 + 15', '80 + 15%']],
    [
      'days from 04/05/2025 to 12/06/2025',
      ['days from 2025-04-05 to 2025-12-06', 'days from 2025-05-04 to 2025-06-12'],
    ],
    ['size 8-10', ['sine 8-10']],
  ])('asks what %s means', (typed, texts) => {
    const reading = readProblem(typed, TODAY);
    expect(reading?.answer).toBeUndefined();
    expect(reading?.others?.map(({ text }) => text)).toEqual(texts);
  });

  it.each([
    ['sum of 8 and 12 divided by 5', '(8 + 12) ÷ 5'],
    ['product of 6 and 9 increased by 4', 'product of 6 and (9 increased by 4)'],
    ['difference between 15 and 42', '42 - 15'],
  ])('offers the other reading of %s', (typed, text) => {
    expect(readProblem(typed, TODAY)?.others?.map((other) => other.text)).toContain(text);
  });

  it('says which word is read as a product of letters', () => {
    expect(readProblem('red x squared is 16', TODAY)?.readAs).toContain('red is read as r × e × d.');
  });
});
