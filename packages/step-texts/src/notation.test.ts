import { expect, it } from 'vitest';
import { readInput, readStatement } from '@mathtools/math-core/algebra';
import { errorText } from '@mathtools/math-core/locale';
import { de } from './de/index.js';
import { es } from './es/index.js';

it('is translated into German and Spanish', () => {
  const read = readStatement('d/dx x^2');
  if (read.ok) throw new Error('read');
  expect(errorText(read, de)).toBe(
    "Ableitungen werden hier nicht unterstützt. Möglich ist zum Beispiel answerRequest('d/dx x^2').",
  );
  expect(errorText(read, es)).toBe("Aquí no se admiten las derivadas. Prueba con answerRequest('d/dx x^2').");
});

it.each([
  [
    'sin x = 1/2',
    "Sinus, Kosinus und Tangens werden hier nicht unterstützt. Möglich ist zum Beispiel answerRequest('sin x = 1/2').",
    "Aquí no se admiten el seno, el coseno y la tangente. Prueba con answerRequest('sin x = 1/2').",
  ],
  [
    '10 % 3',
    '10 % 3 kann ein Prozentsatz oder ein Rest sein. Möglich sind zum Beispiel 10% of 3 oder divideWithRemainder({ dividend: 10, divisor: 3 }).',
    '10 % 3 puede ser un porcentaje o un resto. Prueba con 10% of 3 o divideWithRemainder({ dividend: 10, divisor: 3 }).',
  ],
  [
    'twice a number is 14',
    'Nur manche Sätze werden unterstützt. Möglich sind zum Beispiel 2x + 3 = 11 oder answerRequest.',
    'Solo se admiten algunas frases. Prueba con 2x + 3 = 11 o answerRequest.',
  ],
])('names the function for %s in German and Spanish', (text, german, spanish) => {
  const read = readInput(text);
  if (read.ok) throw new Error('read');
  expect([errorText(read, de), errorText(read, es)]).toEqual([german, spanish]);
});
