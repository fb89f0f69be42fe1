import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { describe, expect, inject, it } from 'vitest';

/**
 * Typical tasks, written by someone who had read only the README. `prints` was computed by hand or with
 * another tool, before the code ran.
 */
interface Task {
  readonly wish: string;
  /** The imported topic and names. */
  readonly from: string;
  readonly names: string;
  readonly code: string;
  readonly prints: string;
}

const TASKS: readonly Task[] = [
  {
    wish: 'the age of somebody, a day before the birthday',
    from: 'age',
    names: 'age',
    code: `const { years, months, days } = unwrap(age({ birth: '1990-05-15', target: '2024-05-14' }));
      console.log([years, months, days].join());`,
    prints: '33,11,29',
  },
  {
    wish: 'one third, exactly',
    from: 'arithmetic',
    names: 'calculate',
    code: `console.log(unwrap(calculate({ left: 1, operation: 'divide', right: 3 })).answer.exact);`,
    prints: '1/3',
  },
  {
    wish: 'the BMI of 154 lb and 69 in', // 154 × 703 ÷ 4761 = 22.739…
    from: 'bmi',
    names: 'bmi',
    code: `console.log(unwrap(bmi({ system: 'imperial', weight: 154, height: 69 })).bmi.text);`,
    prints: '22.7',
  },
  {
    wish: 'two years of 3 % on 5000', // 5000 × 1.0609
    from: 'compound-interest',
    names: 'compoundInterest',
    code: `const terms = { principal: 5000, annualRate: 3, years: 2, periodsPerYear: 1 };
      console.log(unwrap(compoundInterest(terms)).balance.text);`,
    prints: '5304.50',
  },
  {
    wish: 'the days from the first to the last day of a leap year, and a day of the week',
    from: 'date',
    names: 'daysBetween, weekday',
    code: `console.log(daysBetween('2024-01-01', '2024-12-31'), weekday('2026-11-22'));`,
    prints: '365 Sunday',
  },
  {
    wish: 'a month earlier, and a leap day a year later',
    from: 'date',
    names: 'addMonths, addYears, dateText',
    code: `console.log(dateText(addMonths('2024-03-31', -1)), dateText(addYears('2024-02-29', 1, 'february-28')));`,
    prints: '2024-02-29 2025-02-28',
  },
  {
    wish: 'the day of a Date',
    from: 'date-bridge',
    names: 'fromDate, toDate',
    code: `const { year, month, day } = fromDate(toDate('2024-02-29', 'local'), 'local');
      console.log(year, month, day);`,
    prints: '2024 2 29',
  },
  {
    wish: 'what is left of 59.99 after 15 % off', // 50.9915
    from: 'discount',
    names: 'discount',
    code: `const { saved, finalPrice } = unwrap(discount({ price: '59.99', percentage: 15 }));
      console.log(saved.text, finalPrice.text);`,
    prints: '9.00 50.99',
  },
  {
    wish: 'a formula, typed and set',
    from: 'expression',
    names: 'parseExpression',
    code: `console.log(expressionText(unwrap(parseExpression('2x^2 + 3'))));`,
    prints: '2x² + 3',
  },
  {
    wish: 'a number in French, and one from Spanish', // In French, CLDR groups digits with U+202F.
    from: 'format',
    names: 'format, parseLocaleNumber',
    code: `console.log(unwrap(format(1234567.891, { decimals: 2, locale: 'fr' })).replaceAll('\\u202f', '_'));
      console.log(exactText(unwrap(parseLocaleNumber('1.234,5', 'es'))));`,
    prints: '1_234_567,89\n1234.5',
  },
  {
    wish: 'a half by three quarters, and 0.125 as a fraction',
    from: 'fraction',
    names: 'calculateFractions, simplifyFraction',
    code: `console.log(unwrap(calculateFractions({ left: '1/2', operation: 'divide', right: '3/4' })).fraction);
      console.log(unwrap(simplifyFraction({ value: 0.125 })).fraction);`,
    prints: '2/3\n1/8',
  },
  {
    wish: 'the average of A- and C', // (3.7 + 2.0) ÷ 2
    from: 'gpa',
    names: 'gpa',
    code: `const courses = [{ credits: 3, grade: 'A-' }, { credits: 3, grade: 'C' }];
      console.log(unwrap(gpa({ courses })).gpa.text);`,
    prints: '2.85',
  },
  {
    wish: 'a list of three numbers',
    from: 'list',
    names: 'parseList',
    code: `console.log(unwrap(parseList('1,2,3')).map((number) => exactText(number)).join(' | '));`,
    prints: '1 | 2 | 3',
  },
  {
    wish: 'the payment of 10000 at 5 % over a year', // In a spreadsheet: PMT(5%/12, 12, -10000) = 856.0748…
    from: 'loan',
    names: 'loan',
    code: `console.log(unwrap(loan({ principal: 10000, annualRate: 5, years: 1 })).payment.text);`,
    prints: '856.07',
  },
  {
    wish: 'a step in German, and an error in Spanish',
    from: 'locale',
    names: 'errorText, stepTextIn',
    code: `console.log(stepTextIn({ id: 'tip.tip', law: 'Tip', before: 'tip', relation: '=', after: '1234.5' }, de));
      const failed = parseNumber('ten', 'people');
      if (!failed.ok) console.log(errorText(failed, es));`,
    prints: 'Trinkgeld: Trinkgeld = 1.234,5\nPersonas: debe ser un número, no «ten».',
  },
  {
    wish: 'the natural logarithm of 10', // 2.302585…
    from: 'logarithm',
    names: 'evaluateLogarithm',
    code: `console.log(unwrap(evaluateLogarithm({ base: 'e', value: 10 })).answer.number.toFixed(6));`,
    prints: '2.302585',
  },
  {
    wish: 'a logarithm of a product, expanded',
    from: 'logarithm',
    names: 'expandLogarithm',
    code: `console.log(expressionText(unwrap(expandLogarithm('log_2 (8x)')).after));`,
    prints: '3 + log₂ x',
  },
  {
    wish: 'hexadecimal in binary',
    from: 'number-base',
    names: 'convertBase',
    code: `console.log(unwrap(convertBase({ digits: 'ff', from: 16, to: 2 })).text);`,
    prints: '11111111',
  },
  {
    wish: 'what percentage 30 is of 120',
    from: 'percentage',
    names: 'partOfTotal',
    code: `console.log(unwrap(partOfTotal({ part: 30, total: 120 })).answer.exact);`,
    prints: '25',
  },
  {
    wish: 'the greatest common divisor of 360 and 84',
    from: 'prime',
    names: 'primeFactors',
    code: `console.log(unwrap(primeFactors({ numbers: [360, 84] })).greatestCommonDivisor);`,
    prints: '12',
  },
  {
    wish: 'the roots of x² − 5x + 6',
    from: 'quadratic',
    names: 'solveQuadratic',
    code: `const { roots } = unwrap(solveQuadratic({ a: 1, b: -5, c: 6 }));
      console.log(roots.map((root) => root.real.number).sort().join());`,
    prints: '2,3',
  },
  {
    wish: 'two thirds times nine quarters, and a tie',
    from: 'rational',
    names: 'multiply, roundTo',
    code: `console.log(exactText(multiply('2/3', '9/4')), roundTo(1.005, 2));`,
    prints: '1.5 1.01',
  },
  {
    wish: 'mean, median and deviation of 1 to 4', // √1.25 = 1.118…
    from: 'statistics',
    names: 'statistics',
    code: `const { mean, median, population } = unwrap(statistics({ values: [1, 2, 3, 4] }));
      console.log(mean.text, median.text, population.standardDeviation.number.toFixed(4));`,
    prints: '2.5 2.5 1.1180',
  },
  {
    wish: 'two hours less 45 minutes',
    from: 'time',
    names: 'combineDurations',
    code: `const input = { operation: 'subtract', first: { hours: 2 }, second: { minutes: 45 } } as const;
      console.log(unwrap(combineDurations(input)).text);`,
    prints: '0 days, 1 hour, 15 minutes, 0 seconds',
  },
  {
    wish: '18 % tip on 84.50 for three', // 15.21, and 99.71 ÷ 3 = 33.2366…
    from: 'tip',
    names: 'tip',
    code: `const shared = unwrap(tip({ bill: '84.50', percentage: 18, people: 3 }));
      console.log(shared.tip.text, shared.perPerson.text);`,
    prints: '15.21 33.24',
  },
  {
    wish: '60 mph in km/h, and a fraction in LaTeX and MathML', // 60 × 1.609344
    from: 'unit',
    names: 'convert',
    code: `const speed = unwrap(convert({ category: 'speed', value: 60, from: 'mph', to: 'km/h' }));
      console.log(speed.answer.number, expressionLatex(['/', '1', '2']));
      console.log(expressionMathml(['/', '1', '2']));`,
    prints: '96.56064 \\frac{1}{2}\n<mfrac><mn>1</mn><mn>2</mn></mfrac>',
  },
];

const HELPERS: Readonly<Record<string, string>> = {
  unwrap: 'math-core/result',
  expressionText: 'math-core/steps',
  expressionLatex: 'math-core/steps',
  expressionMathml: 'math-core/steps',
  exactText: 'math-core/rational',
  parseNumber: 'math-core/rational',
  de: 'step-texts/de',
  es: 'step-texts/es',
};

function moduleOf({ from, names, code }: Task): string {
  const helpers = Object.entries(HELPERS).filter(([name]) => new RegExp(`\\b${name}\\b`).test(code));
  return [
    `import { ${names} } from '@mathtools/math-core/${from}';`,
    ...helpers.map(([name, topic]) => `import { ${name} } from '@mathtools/${topic}';`),
    code,
  ].join('\n');
}

describe('tasks of a stranger, from the tarball', () => {
  const folder = join(inject('scratch'), 'tasks');
  mkdirSync(folder, { recursive: true });
  const files = TASKS.map((_, i) => `task-${String(i)}.mts`);
  TASKS.forEach((task, i) => {
    writeFileSync(join(folder, files[i] ?? ''), moduleOf(task));
  });
  writeFileSync(
    join(folder, 'console.d.mts'),
    'declare global { const console: { log(...values: unknown[]): void } } export {};',
  );

  it('compile', () => {
    const tsc = createRequire(import.meta.url).resolve('typescript/bin/tsc');
    const compilerOptions = { module: 'node16', target: 'es2022', lib: ['es2022'], types: [], strict: true };
    const project = join(folder, 'tsconfig.json');
    writeFileSync(project, JSON.stringify({ compilerOptions, files: [...files, 'console.d.mts'] }));
    const { stdout } = spawnSync(process.execPath, [tsc, '-p', project], { encoding: 'utf8' });
    expect(stdout).toBe('');
  });

  it.each(TASKS.map((task, i) => ({ ...task, file: `task-${String(i)}.mjs` })))(
    '$wish',
    ({ file, prints }) => {
      const { stdout, stderr } = spawnSync(process.execPath, [file], {
        cwd: folder,
        encoding: 'utf8',
        env: { PATH: process.env['PATH'] },
      });
      expect(stdout.trimEnd() + stderr).toBe(prints);
    },
  );
});
