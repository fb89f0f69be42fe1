import { describe, expect, it } from 'vitest';
import { roundingWish } from './index.js';

describe('roundingWish', () => {
  it.each([
    ['x^2 = 7 to 2 dp', 'x^2 = 7', 2],
    ['x^2=7 to 2d.p.', 'x^2=7', 2],
    ['x^2 = 7 (2 d.p.)', 'x^2 = 7', 2],
    ['x^2 = 7, correct to two decimal places.', 'x^2 = 7', 2],
    ['x^2 = 7. Give your answers to 2 decimal places.', 'x^2 = 7', 2],
    ['x^2 = 7, giving your answer correct to one decimal place', 'x^2 = 7', 1],
    ['solve x^2=7 and round your answer to the nearest tenth', 'solve x^2=7', 1],
    ['Solve, to 2 decimal places, x^2 = 7', 'x^2 = 7', 2],
    ['to 2 dp, x^2=7', 'x^2=7', 2],
    ['Round to the nearest hundredth: 3.456', '3.456', 2],
    ['2x + y = 7\nx - y = 2 to 2 dp', '2x + y = 7\nx - y = 2', 2],
    ['12.7 rounded to the nearest whole number', '12.7', 0],
    ['4567 to the nearest hundred', '4567', -2],
    ['Can you tell me 10/3 to 4 places please?', 'Can you tell me 10/3', 4],
  ])('finds the decimals in %j', (text, rest, decimals) => {
    expect(roundingWish(text)).toMatchObject({ rest, decimals });
  });

  it.each([
    ['e^x = 5 to 3 significant figures', 'e^x = 5', 3],
    ['√50, correct to 3 s.f.', '√50', 3],
    ['1,234,567 to 2 sf', '1,234,567', 2],
  ])('finds the significant digits in %j', (text, rest, significant) => {
    expect(roundingWish(text)).toMatchObject({ rest, significant });
  });

  it.each([
    ['to 1 decimal place', '2.5 to 1 dp'],
    ['to the nearest whole number', '2.5 to the nearest integer'],
    ['to the nearest 100', '250 to the nearest hundred'],
    ['to 1 significant figure', '250 to 1 sf'],
  ])('names the wish %j', (name, text) => {
    expect(roundingWish(text)?.name).toBe(name);
  });

  it.each([
    '101 decimal to binary',
    '45 to 3',
    'round 7.5',
    '3/8 to a decimal place',
    'x^2 = 7',
    '5 sf',
    '',
    '2 to 0 sf',
    '2 to 60 dp',
  ])('finds no wish in %j', (text) => {
    expect(roundingWish(text)).toBeUndefined();
  });
});
