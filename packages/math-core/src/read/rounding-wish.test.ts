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
    ['x^2 = 7 auf zwei Nachkommastellen', 'x^2 = 7', 2],
    ['Löse x^2 = 7 und runde das Ergebnis auf 2 Stellen nach dem Komma.', 'Löse x^2 = 7', 2],
    ['Löse x^2 = 7 (auf eine Dezimalstelle gerundet)', 'Löse x^2 = 7', 1],
    ['x^2 = 7, auf Hundertstel genau', 'x^2 = 7', 2],
    ['e^x = 5, auf die nächste ganze Zahl gerundet', 'e^x = 5', 0],
    ['Runde auf 3 Nachkommastellen: √2', '√2', 3],
    ['x^2=7 redondea a 2 decimales', 'x^2=7', 2],
    ['Resuelve x^2 = 7. Redondea el resultado a tres cifras decimales.', 'Resuelve x^2 = 7', 3],
    ['round 0.96 to 1 decimal', '0.96', 1],
    ['x^2 = 7 con un decimal', 'x^2 = 7', 1],
    ['x^2 = 7, a la centésima más cercana', 'x^2 = 7', 2],
    ['e^x = 5, redondeado a las decimas', 'e^x = 5', 1],
    ['x + y = 5, x - y = √2 redondea a 2 decimales', 'x + y = 5, x - y = √2', 2],
    ['x^2 = 7, arrondir au centième près', 'x^2 = 7', 2],
    ['x^2 = 7 com 2 casas decimais', 'x^2 = 7', 2],
    ['Can you tell me 10/3 to 4 places please?', 'Can you tell me 10/3', 4],
  ])('finds the decimals in %j', (text, rest, decimals) => {
    expect(roundingWish(text)).toMatchObject({ rest, decimals });
  });

  it.each([
    ['e^x = 5 to 3 significant figures', 'e^x = 5', 3],
    ['√50, correct to 3 s.f.', '√50', 3],
    ['e^x = 5 auf 3 signifikante Stellen', 'e^x = 5', 3],
    ['e^x = 5 auf drei gültige Ziffern genau', 'e^x = 5', 3],
    ['e^x = 5 con 3 cifras significativas', 'e^x = 5', 3],
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
    'x + y',
    'a 2',
    'eine ganze Zahl',
    'x^2 = 7 as a whole',
    'a hundred',
    'x = a/10 con a = 2',
  ])('finds no wish in %j', (text) => {
    expect(roundingWish(text)).toBeUndefined();
  });
});
