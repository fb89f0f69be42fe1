import { describe, expect, it } from 'vitest';
import { unwrap } from '../result/unwrap.js';
import { stepFaults } from '../testing/step-faults.test-support.js';
import { parseQuantity } from '../unit-text/index.js';
import { combineQuantities } from './index.js';

const quantity = (text: string) => unwrap(parseQuantity(text));

describe('combineQuantities', () => {
  it.each([
    ['100 km', 'divide', '2 h', '50 km/h'],
    ['10 meters', 'divide', '2 s', '5 m/s'],
    ['5 cm', 'divide', '2 s', '0.025 m/s'],
    ['330 miles', 'divide', '60 mph', '5.5 h'],
    ['60 mph', 'multiply', '45 min', '45 mi'],
    ['90 min', 'multiply', '60 km/h', '90 km'],
    ['3 knots', 'multiply', '2 h', '11.112 km'],
    ['3 ft', 'multiply', '4 ft', '12 ft²'],
    ['5 meters', 'multiply', '30 cm', '1.5 m²'],
    ['12 m²', 'divide', '3 meters', '4 m'],
    ['8 m³', 'divide', '2 m²', '4 m'],
    ['6 l', 'divide', '2 m²', '0.003 m'],
    ['20 m²', 'multiply', '30 cm', '6 m³'],
    ['2 yd', 'multiply', '3 yd', '6 yd²'],
  ] as const)('%s %s %s is %s', (left, operation, right, expected) => {
    const found = unwrap(combineQuantities({ left: quantity(left), operation, right: quantity(right) }));
    expect(`${found.answer.text} ${found.symbol}`).toBe(expected);
    expect(stepFaults(found.steps)).toEqual([]);
  });

  it.each([
    ['2 kg', 'multiply', '3 kg', 'right', 'unsupported'],
    ['2 h', 'multiply', '3 h', 'right', 'unsupported'],
    ['2 m²', 'multiply', '3 m²', 'right', 'unsupported'],
    ['4 km', 'divide', '2 km', 'right', 'unsupported'],
    ['4 km', 'divide', '0 h', 'right', 'division-by-zero'],
    ['4 km', 'add', '2 h', 'operation', 'unknown-name'],
  ])('refuses %s %s %s', (left, operation, right, field, code) => {
    const untyped = combineQuantities as (input: unknown) => unknown;
    expect(untyped({ left: quantity(left), operation, right: quantity(right) })).toMatchObject({
      ok: false,
      field,
      code,
    });
  });

  it('refuses anything else', () => {
    const untyped = combineQuantities as (input: unknown) => unknown;
    for (const left of [
      undefined,
      null,
      5,
      'x',
      {},
      { unit: 5 },
      { category: 'length' },
      { category: 'constructor' },
    ])
      for (const right of [undefined, null, 5, quantity('2 h')])
        expect(untyped({ left, operation: 'divide', right })).toMatchObject({ ok: false });
  });
});
