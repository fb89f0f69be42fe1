import { readFileSync } from 'node:fs';
import { Decimal } from 'decimal.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseExpression } from '../../expression/parse.js';
import { unwrap } from '../../result/unwrap.js';
import type { Expression } from '../../steps/expression.js';
import { expressionText } from '../../steps/to-text.js';
import { approximate } from '../expression/approximate.js';
import { answerRequest } from '../request/answer-request.js';
import type { Answered } from '../functions/answered.js';
import type { Statement } from '../read/statement.js';

interface Rows {
  readonly values: readonly (readonly [input: string, value: string, isRounded: boolean])[];
  readonly undefined: readonly string[];
  readonly general: readonly (readonly [input: string, values: readonly string[], period: string])[];
  readonly interval: readonly (readonly [input: string, values: readonly string[]])[];
  readonly refused: readonly string[];
}

/** Problems with the values that people who hadn't seen the engine expect. */
const ROWS = JSON.parse(readFileSync(new URL('trigonometry.json', import.meta.url), 'utf8')) as Rows;

const Real = Decimal.clone({ precision: 60 });
const PI = Real.acos(-1);

function answered(text: string): Answered {
  const found = answerRequest(text);
  if (!found) throw new Error(`${text} isn't a request.`);
  return unwrap(found);
}

/** Returns the right sides of a line with solutions. */
function valuesIn(statement: Statement | undefined): readonly Expression[] {
  if (statement?.kind === 'or') return statement.parts.flatMap(valuesIn);
  if (statement?.kind === 'relation') return [statement.right];
  return statement?.kind === 'expression' ? [statement.expression] : [];
}

/** Returns the value of an expression, with its angles in degrees if it has a degree sign. */
function valueOf(expression: Expression, isDegrees: boolean, k = 0): number {
  return approximate(expression, { k }) * (isDegrees ? 180 / Math.PI : 1);
}

const isDegrees = (values: readonly Expression[]): boolean => JSON.stringify(values).includes('°');

describe('values', () => {
  it.each(ROWS.values)('%s is %s', (input, value, isRounded) => {
    const [first] = answered(input).answers;
    const statement = first?.statement;
    expect(statement?.kind).toBe(isRounded ? 'relation' : 'expression');
    const [own = '?'] = valuesIn(statement);
    if (!isRounded) expect(approximate(own)).toBeCloseTo(approximate(value), 12);
    else {
      const decimals = String(own).split('.')[1]?.length ?? 0;
      expect(new Real(String(own)).toFixed(decimals)).toBe(new Real(value).toFixed(decimals));
      expect(
        String(own)
          .replace(/^-?0?\.?0*/, '')
          .replace('.', '').length,
      ).toBeGreaterThanOrEqual(4);
    }
  });

  it.each(ROWS.undefined)('%s is undefined, with a sentence', (input) => {
    const found = answerRequest(input);
    expect(found?.ok === false && found.message).toMatch(/ is undefined, because .*\.$/);
  });

  it('are correct at every multiple of 15°, exactly, in degrees and in radians', () => {
    for (let n = -48; n <= 48; n++)
      for (const [name, ratio] of Object.entries({ sin: Math.sin, cos: Math.cos, tan: Math.tan }))
        for (const text of [`${name}(${15 * n}°)`, `${name}(${n}π/12)`]) {
          const found = answerRequest(text);
          if (name === 'tan' && (n - 6) % 12 === 0) {
            expect(found?.ok).toBe(false);
            continue;
          }
          const statement = found?.ok ? found.value.answers[0]?.statement : undefined;
          expect([text, statement?.kind]).toEqual([text, 'expression']);
          expect(approximate(valuesIn(statement)[0] ?? '?')).toBeCloseTo(ratio((n * Math.PI) / 12), 12);
        }
  });

  it('are rounded correctly at other angles', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('sin', 'cos', 'tan'),
        fc.integer({ min: -3600, max: 3600 }),
        (name, tenths) => {
          fc.pre(tenths % 150 !== 0);
          const degrees = (tenths / 10).toFixed(1);
          const [own = '?'] = valuesIn(answered(`${name}(${degrees}°)`).answers[0]?.statement);
          const angle = new Real(degrees).mul(PI).div(180);
          const value = name === 'sin' ? angle.sin() : name === 'cos' ? angle.cos() : angle.tan();
          const decimals = String(own).split('.')[1]?.length ?? 0;
          expect(own).toBe(value.toFixed(decimals));
        },
      ),
      { seed: 42, numRuns: 150 },
    );
  });
});

describe('equations', () => {
  it.each(ROWS.interval)('%s has the solutions %j', (input, values) => {
    const [first] = answered(input).answers;
    const own = valuesIn(first?.statement);
    const found = own.map((value) => valueOf(value, isDegrees(own)));
    expect(found).toHaveLength(values.length);
    const expected = values.map((value) => approximate(value)).sort((a, b) => a - b);
    for (const [i, value] of expected.entries()) expect(found[i]).toBeCloseTo(value, 10);
  });

  it.each(ROWS.general)('%s has the solutions %j + %s k', (input, values, period) => {
    const { answers, notes } = answered(input);
    expect(notes).toContain('k is any integer');
    const own = valuesIn(answers[0]?.statement);
    const turn = Number(period);
    const places = (all: readonly number[]): string[] => {
      const seen = all.map((value) => {
        const rest = ((value % turn) + turn) % turn;
        return (turn - rest < 1e-6 ? 0 : rest).toFixed(6);
      });
      return [...new Set(seen)].sort();
    };
    const found = own.flatMap((value) => Array.from({ length: 24 }, (_, k) => valueOf(value, false, k - 12)));
    expect(places(found)).toEqual(places(values.map((value) => approximate(value))));
  });

  it('have all their solutions in the interval, and no others', () => {
    const ratios = { sin: Math.sin, cos: Math.cos, tan: Math.tan };
    const constants = [
      '0',
      '1',
      '-1',
      '1/2',
      '-1/2',
      '√3/2',
      '-√2/2',
      '0.3',
      '-2/3',
      '√3',
      '-√3/3',
      '2',
      '-5',
    ];
    const problem = fc.record({
      name: fc.constantFrom('sin' as const, 'cos' as const, 'tan' as const),
      c: fc.constantFrom(...constants),
      m: fc.constantFrom('1', '2', '3', '1/2', '-1', '-2'),
      n: fc.constantFrom('0', 'π/3', '-π/4', 'π/12', '1', '-1/2'),
      low: fc.integer({ min: -6, max: 2 }),
      size: fc.integer({ min: 1, max: 12 }),
    });
    const number = (text: string): number => approximate(unwrap(parseExpression(text)));
    fc.assert(
      fc.property(problem, ({ name, c, m, n, low, size }) => {
        const [from, to] = [(low * Math.PI) / 3, ((low + size) * Math.PI) / 3];
        const text = `${name}((${m})x + (${n})) = ${c} on [${low}π/3, ${low + size}π/3)`;
        const own = valuesIn(answered(text).answers[0]?.statement).map((value) => valueOf(value, false));
        const [slope, shift, value] = [number(m), number(n), number(c)];
        for (const x of own) {
          expect(ratios[name](slope * x + shift)).toBeCloseTo(value, 9);
          expect(x >= from - 1e-9 && x < to - 1e-9).toBe(true);
        }
        // Every solution is where the angle passes a principal solution or its mirror image.
        const arc = { sin: Math.asin, cos: Math.acos, tan: Math.atan }[name](value);
        const starts = name === 'tan' ? [arc] : name === 'sin' ? [arc, Math.PI - arc] : [arc, -arc];
        const period = name === 'tan' ? Math.PI : 2 * Math.PI;
        const expected = new Set<string>();
        if (!Number.isNaN(arc))
          for (const start of starts)
            for (let k = -40; k <= 40; k++) {
              const x = (start + k * period - shift) / slope;
              if (x >= from - 1e-9 && x < to - 1e-9) expected.add((x + 1e-12).toFixed(7));
            }
        expect(new Set(own.map((x) => (x + 1e-12).toFixed(7)))).toEqual(expected);
      }),
      { seed: 42, numRuns: 120 },
    );
  });
});

describe('requests', () => {
  it.each(ROWS.refused)('%s is refused by name', (input) => {
    const found = answerRequest(input);
    expect(found?.ok === false && found.code).toBe('unsupported-notation');
  });

  it.each([
    'sin',
    'tan',
    'cos',
    'sin city',
    'tangent line',
    '10 divided by 4',
    'x^2 = 4',
    'using',
    'basin 5',
  ])('%s is left to others', (input) => {
    expect(answerRequest(input)).toBeUndefined();
  });

  it.each([
    ['sin 30', 'sin 30 in radians', 'sin(30°)'],
    ['cos(60)', 'cos(60) in radians', 'cos(60°)'],
    ['sin (30+15)', 'sin (30+15) in radians', 'sin((30+15)°)'],
    ['sin^2 30', 'sin^2 30 in radians', 'sin^2(30°)'],
    ['sin 3!', 'sin 6 in radians', 'sin(6°)'],
    ['sin x = 1/2', 'sin x = 1/2 in radians', 'sin x = 1/2 in degrees'],
    ['sin x = 1/2, 0 ≤ x ≤ 90', 'sin x = 1/2, 0 ≤ x ≤ 90 in degrees', 'sin x = 1/2, 0 ≤ x ≤ 90 in radians'],
    ['x = sin 30', 'x = sin 30 in radians', 'x = sin(30°)'],
    ['cos(60) = x', 'cos(60) = x in radians', 'cos(60°) = x'],
    ['arcsin x = 30', 'arcsin x = 30 in radians', 'arcsin x = 30 in degrees'],
    ['f(x) = sin x; f(30)', 'sin 30 in radians', 'sin(30°)'],
    ['sin π/6', 'sin(π/6)', 'sin(π)/6'],
    ['sin x/2 = 0 on [0, π]', 'sin(x)/2 = 0 on [0, π]', 'sin(x/2) = 0 on [0, π]'],
    ['cos x+1 = 0 on [0, π]', 'cos(x)+1 = 0 on [0, π]', 'cos(x+1) = 0 on [0, π]'],
  ])('%s is read as %s, and could be %s', (input, text, other) => {
    const { reading } = answered(input);
    expect(reading?.text).toBe(text);
    expect(reading?.alternatives.map((each) => each.text)).toEqual([other]);
    for (const again of [text, other]) expect(answered(again).reading?.alternatives ?? []).toEqual([]);
  });

  it('offers degrees for a number next to an angle with a degree sign', () => {
    const { reading } = answered('sin 30° + cos 60');
    expect(reading?.text).toBe('sin 30° + cos 60 in radians');
    expect(reading?.alternatives).toEqual([
      { text: 'sin 30° + cos(60°)', note: 'in degrees', angles: 'degrees' },
    ]);
  });

  it.each(['sin 1e10', 'sin 10^30', 'cos 2²'])('%s offers no degrees for a part of its angle', (input) => {
    expect(answered(input).reading?.alternatives).toEqual([]);
  });

  it.each([
    ['tan(2x) = 1 on [0°, 360°]', '0° ≤ x ≤ 360°'],
    ['sin x = 1/2, 0 <= x < 2pi', '0 ≤ x < 2π'],
    ['cos x = 0.3 on [-180, 180)', '-180° ≤ x < 180°'],
    ['2cos θ = 1 in (-π, π]', '-π < θ ≤ π'],
    ['sin x = 1/2 on [0, 90] in degrees', '0° ≤ x ≤ 90°'],
  ])('%s shows the interval %s', (input, interval) => {
    const { asked } = answered(input);
    const [equation, within] = asked.kind === 'and' ? asked.parts : [];
    expect(equation?.kind).toBe('relation');
    if (within?.kind !== 'chain') throw new Error('The interval is missing.');
    const [low = '', unknown = '', high = ''] = within.members.map(expressionText);
    const [first = '', second = ''] = within.relations;
    expect([low, first, unknown, second, high].join(' ')).toBe(interval);
  });

  it('draws the angles of an equation on the unit circle', () => {
    const { circle } = answered('2 sin x = 1, 0° ≤ x < 360°');
    expect(circle?.ratio).toBe('sin');
    expect(circle?.angles.map(({ label }) => expressionText(label))).toEqual(['30°', '150°']);
  });
});
