import { describe, expect, it } from 'vitest';
import { isKnown, nearestExamples, withoutFrame, wordings } from './index.js';

describe('withoutFrame', () => {
  it.each([
    ['Hi, can you work out 7 * 8 for me please?', '7 * 8'],
    ['Dear Sir, kindly compute 17 × 23. Thank you very much!', '17 × 23'],
    ['my teacher asked what is 3/4 of 60', '3/4 of 60'],
    ['what does 6 squared equal?', '6 squared'],
    ['find -5 + 3', '-5 + 3'],
    ['solve for y: 2x + 3y = 6', 'solve for y: 2x + 3y = 6'],
    ['Question 4: 3x + 5 = 20', 'Question 4: 3x + 5 = 20'],
    ['please', 'please'],
  ])('leaves %s as %s', (typed, text) => {
    expect(withoutFrame(typed)).toBe(text);
  });
});

describe('wordings', () => {
  const texts = (typed: string): readonly string[] => Array.from(wordings(typed), ({ text }) => text);

  it.each([
    // Other words and orders
    ['81 square root', 'square root of 81'],
    ['what is 3 greater than 9', '3 more than 9'],
    ['smallest number that 6 and 8 both go into', 'lcm of 6 and 8'],
    ['half the sum of 9 and 11', '(9 + 11) / 2'],
    ['x = 3; 2x + 4', '2x + 4 at x = 3'],
    ['x is 5, what is x^2 - 1', 'x^2 - 1 at x = 5'],
    ['price went up 20% to 96 what was it before', '96 / (1 + 20%)'],
    ['rent rose by 5% to 840, what was it before?', '840 / (1 + 5%)'],
    ['price dropped 25% to 60 what was the price before', '60 / (1 - 25%)'],
    ['out of 25 i got 19 what % is that', '19 is what percent of 25'],
    ['was 120 now 90 what percent discount is that', 'percent change from 120 to 90'],
    ['shift 22:30 to 6:15 how many hours', 'from 22:30 to 6:15'],
    ['i think of a number multiply by 4 add 3 and get 31', '4x + 3 = 31'],
    ['i think of a number, multiply it by 5, subtract 2 and get 33', '5x - 2 = 33'],
    ['where do y = 2x + 1 and y = -x + 7 cross', 'y = 2x + 1, y = -x + 7'],
    ['0,75 als Bruch', '0,75 as a fraction'],
    // Labels
    ['HW 6: mean 4, 9, 11', 'mean 4, 9, 11'],
    ['x = ? : 6x = 42', '6x = 42'],
    ['Total: 12.50 + 3.75', '12.50 + 3.75'],
    // Other languages
    ['Umfang eines Kreises mit Durchmesser 10', 'perimeter circle with diameter 10'],
    ['siebenundzwanzig plus drei', 'twenty seven plus three'],
    ['la mitad de 90', 'half of 90'],
    ['moyenne de 4, 8 et 12', 'mean of 4, 8 and 12'],
    ['metade de 90', 'half of 90'],
    // Spelling
    ['hypotenus 13 leg 5', 'hypotenuse 13 leg 5'],
    ['hight 6 base 10 triangle area', 'height 6 base 10 triangle area'],
  ])('reads %s as %s', (typed, text) => {
    expect(texts(typed)).toContain(text);
  });

  it.each(['price went 20% to 96 what was it', 'x = 3, 4', 'x = 3; y = 2x + 4', 'a = 2; b = 3'])(
    'leaves %s as it is',
    (typed) => {
      expect(texts(typed)).toEqual([typed]);
    },
  );

  it('translates only texts whose words are all known', () => {
    expect(texts('la mitad de mis amigos')).toEqual(['la mitad de mis amigos']);
  });

  it('asks before another letter is put into the only word', () => {
    expect(Array.from(wordings('size 8-10')).at(-1)).toMatchObject({ isCorrected: true, isGuess: true });
    expect(Array.from(wordings('rang of 12, 5, 22')).at(-1)).toMatchObject({ isGuess: false });
  });

  it('reads an exclamation mark at the end of a sentence as its end, and offers the factorial', () => {
    const [first] = wordings('What is 3 + 4!');
    expect(first).toMatchObject({ text: '3 + 4', other: { text: '3 + 4!' } });
    expect(texts('what is 5!')[0]).toBe('5!');
    expect(texts('calculate 3 + 4!')[0]).toBe('calculate 3 + 4!');
  });
});

it('knows the words of problems, with units and plurals', () => {
  expect(['hypotenuse', 'Diameters', 'km', 'zorple'].map(isKnown)).toEqual([true, true, true, false]);
});

it('returns the examples that have most words of a text', () => {
  expect(nearestExamples('volume of a cylinder radius 3')[0]).toBe(
    'volume of a cylinder with radius 3 and height 10',
  );
  expect(nearestExamples('zorple')[0]).toBe('2x + 3 = 11');
});
