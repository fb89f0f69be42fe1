import { describe, expect, it } from 'vitest';
import type { AnswerForm } from '../problem.js';
import { judgeOwnWork } from './own-work.js';

const number = (unit?: string): AnswerForm => ({ kind: 'number', ...(unit !== undefined && { unit }) });

describe('a line of a student’s own work', () => {
  it.each<readonly [line: string, answer: string, form: AnswerForm, verdict: string]>([
    // Equations for the answer, in the student's letter.
    ['85 + 7m = 30 + 12m', '11 miles', number('miles'), 'fits'],
    ['(69 + 95 + 91 + x)/4 = 80', '65 pounds', number('pounds'), 'fits'],
    ['2w + 5 = 17', '5', number(), 'open'],
    ['l * w = 240', '12 m', number('m'), 'open'],
    ['20 * w = 240', '12 m', number('m'), 'fits'],
    ['A = 20 m * 12 m', '240 m²', number('m²'), 'fits'],
    ['A = 20 m * 12 m = 240 m^2', '240 m²', number('m²'), 'fits'],
    ['Area = 20*12 = 240', '240 m²', number('m²'), 'fits'],
    ['34^2 = 16^2 + b^2', '30 cm', number('cm'), 'fits'],
    ['d^2 = 7^2 + 8^2', '√113', number(), 'fits'],
    ['C = 2π * 12', '24π m', number('m'), 'fits'],
    ['C = 75.4', '24π m', number('m'), 'fits'],
    ['0.15x = 289', '340 members', number('members'), 'open'],
    ['0.85x = 289', '340 members', number('members'), 'fits'],
    ['x + 62° + 60° = 180°', '58°', number('°'), 'fits'],
    ['p/100 * 60 = 39', '65%', number('%'), 'fits'],
    ['p * 60 = 39', '65%', number('%'), 'fits'],
    ['x/7 = 28/5', '20 kilograms', number('kilograms'), 'open'],
    ['x/5 = 28/7', '20 kilograms', number('kilograms'), 'fits'],
    ['2k^2 = 18', '3, -3', { kind: 'numbers', variable: 'k' }, 'fits'],
    ['1.07^t = 4', '20.5 years', { kind: 'rounded', decimals: 1, unit: 'years' }, 'fits'],
    ['t = ln(4)/ln(1.07)', '20.5 years', { kind: 'rounded', decimals: 1, unit: 'years' }, 'fits'],
    ['t = 20.489', '20.5 years', { kind: 'rounded', decimals: 1, unit: 'years' }, 'fits'],
    ['t = 21', '20.5 years', { kind: 'rounded', decimals: 1, unit: 'years' }, 'open'],
    ['A = 6000 * 1.06^6', '8511.11 dollars', { kind: 'rounded', decimals: 2, unit: 'dollars' }, 'fits'],
    ['x = 20 * tan(66°)', '44.9 cm', { kind: 'rounded', decimals: 1, unit: 'cm' }, 'fits'],
    ['tan 66° = x/20', '44.9 cm', { kind: 'rounded', decimals: 1, unit: 'cm' }, 'fits'],
    ['sin 66° = x/20', '44.9 cm', { kind: 'rounded', decimals: 1, unit: 'cm' }, 'open'],
    ['x = tan⁻¹(22/20)', '47.7°', { kind: 'rounded', decimals: 1, unit: '°' }, 'fits'],
    ['x = arctan(1.1)', '47.7°', { kind: 'rounded', decimals: 1, unit: '°' }, 'fits'],
    ['x = sin^-1(22/20)', '47.7°', { kind: 'rounded', decimals: 1, unit: '°' }, 'open'],
    // Calculations.
    ['3 * 4 + 5 = 17', '17', number(), 'fits'],
    ['3 * 4 = 12', '17', number(), 'correct'],
    ['3 x 4 = 12', '17', number(), 'correct'],
    ['3 * 4 + 5 = 12 + 5', '17', number(), 'correct'],
    ['3 * 4 = 13', '17', number(), 'incorrect'],
    ['3 x 4 = 13', '17', number(), 'incorrect'],
    ['3 * 4 = 12 + 5 = 17', '17', number(), 'open'],
    ['50/3 = 16.67', '17', number(), 'correct'],
    ['50/3 = 17', '17', number(), 'open'],
    ['50/3 = 16', '17', number(), 'open'],
    ['50/3 = 26', '17', number(), 'incorrect'],
    ['1,200 + 300 = 1,500', '17', number(), 'correct'],
    ['1200 + 300 = 1600', '17', number(), 'incorrect'],
    // Nothing that may be meant otherwise is incorrect.
    ['1.5 h = 90 min', '36 kilometers', number('kilometers'), 'open'],
    ['1:46 + 95 = 3:21', '95 minutes', number('minutes'), 'open'],
    ['12 cm + 5 cm = 18 cm', '17 cm', number('cm'), 'open'],
    ['39/60 = 66', '65%', number('%'), 'open'],
    ['17/5 = 3 R 2', '17', number(), 'open'],
    ['3 : 4 = 6 : 9', '17', number(), 'open'],
    ['23 = 47', '3 days', number('days'), 'open'],
    ['let w be the width', '17', number(), 'open'],
    ['a = 2', '17', number(), 'open'],
    ['', '17', number(), 'open'],
    ['=', '17', number(), 'open'],
    ['3 * = 4', '17', number(), 'open'],
  ])('%s for %s (%j) is %s', (line, answer, form, verdict) => {
    expect(judgeOwnWork([line], { answer, form })).toEqual([verdict]);
  });

  it('may continue the line above it', () => {
    const problem = { answer: '17', form: number() };
    expect(judgeOwnWork(['3 * 4 + 5', '= 12 + 5', '= 17'], problem)).toEqual(['open', 'correct', 'fits']);
    expect(judgeOwnWork(['3 * 4 + 5', '= 12 + 6'], problem)).toEqual(['open', 'incorrect']);
  });

  it('is never incorrect if the question rounds numbers', () => {
    const problem = {
      answer: '24000',
      form: number(),
      question: 'Round each number, and estimate $360 * 57$.',
    };
    expect(judgeOwnWork(['360 * 57 = 400 * 60'], problem)).toEqual(['open']);
  });
});
