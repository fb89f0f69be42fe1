import { readInput } from '@mathtools/math-core/algebra';
import { expect, it } from 'vitest';
import { pageSentence } from './page-sentence.js';

it.each([
  ['sin x = 1/2', 'Sine, cosine and tangent aren’t supported here. Try sin x = 1/2.'],
  ['cot x = 1', 'Cotangent, secant and cosecant aren’t supported yet. Try sin x = 1/2.'],
  ['10 % 3', '10 % 3 can mean a percentage or a remainder. Try 10% of 3 or 10 mod 3 on the home page.'],
  ['x² ≡ 1 (mod 3)', 'Remainders (mod) of this kind aren’t supported here. Try 3x ≡ 2 (mod 7).'],
  ['twice a number is 14', 'Only some sentences are supported. Try 2x + 3 = 11.'],
  ['d/dx x^2', 'Derivatives aren’t supported here. Try d/dx x^2.'],
  ['∫ x dx', 'Integrals aren’t supported yet. Try 2x + 3 = 11.'],
])('says about %s: %s', (text, sentence) => {
  const read = readInput(text);
  expect(read.ok ? '' : pageSentence(read.message)).toBe(sentence);
});
