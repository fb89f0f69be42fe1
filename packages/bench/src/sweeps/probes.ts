import { age } from '@mathtools/math-core/age';
import { calculate } from '@mathtools/math-core/arithmetic';
import { dateDifference } from '@mathtools/math-core/date';
import { loan, monthlyPayment } from '@mathtools/math-core/loan';
import { evaluateLogarithm, logarithm } from '@mathtools/math-core/logarithm';
import { percentOf } from '@mathtools/math-core/percentage';
import { roundTo } from '@mathtools/math-core/rational';
import { convert, convertTemperature } from '@mathtools/math-core/unit';
import type { Sweep } from '../tally.js';

const leapDay = { year: 2000, month: 2, day: 29 };
const leapling = { years: 22, months: 11, days: 30 };

function exactLogarithm(base: number, value: number): string | undefined {
  const result = evaluateLogarithm({ base, value });
  return result.ok ? result.value.answer.exact : undefined;
}

function exactTemperature(value: number, from: 'celsius' | 'fahrenheit', to: 'celsius' | 'fahrenheit') {
  const result = convert({ category: 'temperature', value, from, to });
  return result.ok ? result.value.answer.exact : undefined;
}

function exactPercentage(percentage: number, value: number): string | undefined {
  const result = percentOf({ percentage, value });
  return result.ok ? result.value.answer.exact : undefined;
}

function sum(): string | undefined {
  const result = calculate({ left: 0.1, operation: 'add', right: 0.2 });
  return result.ok ? result.value.answer.text : undefined;
}

function ageParts() {
  const result = age({ birth: leapDay, target: '2023-02-28' });
  if (!result.ok) return undefined;
  const { years, months, days } = result.value;
  return { years, months, days };
}

function freeLoan(): string | undefined {
  const result = loan({ principal: 1200, annualRate: 0, years: 1 });
  return result.ok ? result.value.payment.text : undefined;
}

const probes: readonly (readonly [name: string, found: unknown, expected: unknown])[] = [
  ['1.005 to 2 decimals', roundTo(1.005, 2), 1.01],
  ['0.1 + 0.2', sum(), '0.3'],
  ['log10 1000', [logarithm(10, 1000), exactLogarithm(10, 1000)], [3, '3']],
  ['log5 125', [logarithm(5, 125), exactLogarithm(5, 125)], [3, '3']],
  ['log3 243', [logarithm(3, 243), exactLogarithm(3, 243)], [5, '5']],
  ['log8 4', [logarithm(8, 4), exactLogarithm(8, 4)], [2 / 3, '2/3']],
  [
    '32 °F',
    [convertTemperature(32, 'fahrenheit', 'celsius'), exactTemperature(32, 'fahrenheit', 'celsius')],
    [0, '0'],
  ],
  [
    '20 °C',
    [convertTemperature(20, 'celsius', 'fahrenheit'), exactTemperature(20, 'celsius', 'fahrenheit')],
    [68, '68'],
  ],
  ['35 % of 1.35', exactPercentage(35, 1.35), '0.4725'],
  ['7 % of 100', exactPercentage(7, 100), '7'],
  [
    'born 2000-02-29, on 2023-02-28',
    [dateDifference(leapDay, { year: 2023, month: 2, day: 28 }), ageParts()],
    [leapling, leapling],
  ],
  ['loan at 0 %', [monthlyPayment(1200, 0, 1), freeLoan()], [100, '100.00']],
];

export function probeSweep(): Sweep {
  const wrong = probes.filter(([, found, expected]) => JSON.stringify(found) !== JSON.stringify(expected));
  for (const [name, found, expected] of wrong)
    console.error(`${name}: ${JSON.stringify(found)} instead of ${JSON.stringify(expected)}`);
  return {
    name: 'single probes',
    cases: probes.length,
    ours: new Map([['all', wrong.length]]),
    peers: new Map(),
  };
}
