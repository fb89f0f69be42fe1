import { expressionText } from '@mathtools/math-core/steps';
import { describe, expect, it } from 'vitest';
import { answerTexts } from './answer-texts.test-support.js';
import { readProblem } from './read.js';
import { LONGEST } from './tidy.js';

const TODAY = '2026-11-22';

/** The tool, its inputs as a query, and the first text of the answer. */
function read(text: string): string | undefined {
  const reading = readProblem(text, TODAY);
  if (!reading) return undefined;
  const inputs = Object.entries(reading.inputs).map(([name, value]) => `${name}=${value}`);
  const answer = reading.answer && answerTexts(reading.answer)[0];
  return [`${reading.tool}?${inputs.join('&')}`, answer].filter((part) => part !== undefined).join(' → ');
}

describe('readProblem', () => {
  it.each([
    ['25% of 80', 'percentage?value=80&percentage=25 → 20'],
    ['What is twenty-five percent of 80?', 'percentage?value=80&percentage=25 → 20'],
    ['80 + 25%', 'percentage?value=80&percentage=125 → 100'],
    ['20 is what % of 80', 'percentage?mode=part&first=20&second=80 → 25%'],
    ['what percent of 80 is 20', 'percentage?mode=part&first=20&second=80 → 25%'],
    ['increase from 40 to 50', 'percentage?mode=change&first=40&second=50 → 25%'],
    ['15% of what is 9', 'percentage?mode=reverse&first=15&second=9 → 60'],
    ['9 is 15% of what number', 'percentage?mode=reverse&first=15&second=9 → 60'],
    ['60 is 20% more than what', 'percentage?mode=reverse&first=120&second=60 → 50'],
    ['$80 with 25% off', 'discount?price=80&percentage=25 → 60.00'],
    ['tip 18% on 84.50', 'tip?bill=84.50&percentage=18&people=1 → 15.21'],
    ['split 90 between 3 friends', 'tip?bill=90&percentage=0&people=3 → 30.00 each'],
    ['loan 200000 6.5% 30', 'loan?principal=200000&annualRate=6.5&years=30 → ≈ 1264.14 a month'],
    [
      'mortgage of 300k at 4.5% over 360 months',
      'loan?principal=300000&annualRate=4.5&years=30 → ≈ 1520.06 a month',
    ],
    ['2.5 cups in ml', 'unit?category=volume&value=2.5&from=US cups&to=milliliters → 591.47059125 mL'],
    ['5 in in cm', 'unit?category=length&value=5&from=inches&to=centimeters → 12.7 cm'],
    ['how many cm are in 5\'11"', 'unit?category=length&value=71&from=inches&to=centimeters → 180.34 cm'],
    [
      '100 degrees f to c',
      'unit?category=temperature&value=100&from=fahrenheit&to=celsius → ≈ 37.7778 Celsius',
    ],
    ['36 km/h in m/s', 'unit?category=speed&value=36&from=km/h&to=m/s&exact=1 → 10 m/s'],
    ['how many feet in a mile', 'unit?category=length&value=1&from=miles&to=feet&exact=1 → 5280 ft'],
    ['2,5 km in m', 'unit?category=length&value=2.5&from=kilometers&to=meters → 2500 m'],
    ['5 acres in square feet', 'unit?category=area&value=5&from=acres&to=square feet → 217800 ft²'],
    ['5 cm', 'unit?category=length&value=5&from=centimeters&to=inches'],
    ['2h 45m + 1h 30m', 'time?hours=2&minutes=45&hours2=1&minutes2=30 → 4 hours, 15 minutes'],
    ['1 day - 3 hours', 'time?operation=subtract&days=1&hours2=3 → 21 hours'],
    [
      '9:15 am to 5:30 pm',
      'time?operation=subtract&hours=17&minutes=30&hours2=9&minutes2=15 → 8 hours, 15 minutes',
    ],
    ['age 14 May 2010', 'age?birth=2010-05-14 → 16 years, 6 months, 8 days'],
    ['age 5/6/2010', 'age?'], // May or June: it is not guessed
    ['days between 1 Jan 2024 and 5 Mar 2024', 'age?birth=2024-01-01&target=2024-03-05 → 64 days'],
    ['bmi 70kg 1.75 m', 'bmi?system=metric&weight=70&height=175 → ≈ 22.9 · Normal weight'],
    ['bmi 154 lb 5 ft 9 in', 'bmi?system=imperial&weight=154&feet=5&height=9 → ≈ 22.7 · Normal weight'],
    ['is 3/4 bigger than 2/3', 'equation?lines=3/4 > 2/3 → True'],
    ['is 0.3 more than 1/3?', 'equation?lines=0.3 > 1/3 → False'],
    ['1,234,567.89', 'fractions?left=1234567.89&operation=simplify → 1234567.89'],
    ['gpa 3 A, 4 B+', 'gpa?courses=3:A;4:B+ → 3.60 / 4.0'],
    ['5/8 + 1/3', 'fractions?left=5/8&operation=add&right=1/3 → 23/24 = 0.958(3)'],
    ['simplify 18/24', 'fractions?left=18/24&operation=simplify → 3/4 = 0.75'],
    ['2 + 3 * 4', 'equation?lines=2 + 3 * 4 → 14'],
    ['0.1 + 0.2', 'arithmetic?left=0.1&operation=add&right=0.2 → 0.3'],
    ['gcd of 12 and 18', 'primes?numbers=12 18 → 6'],
    ['is 91 prime', 'primes?numbers=91 → No: it is 7 × 13'],
    ['average of 3, 5 and 10', 'statistics?values=3, 5, 10 → 6'],
    ['mode of 1,2,3', 'statistics?values=1,2,3 → No mode: no value is more frequent than the others'],
    ['mean 2, 4, x, 6', 'statistics?values=2, 4, 6 → 4'],
    ['5, 6, 7, 8, sum', 'statistics?values=5, 6, 7, 8 → 26'],
    ['3, 6, 12, ?', 'arithmetic? → 24'],
    ['2, 4, 8, next?', 'arithmetic? → 16'],
    ['P(10,4)', 'arithmetic? → 5040'],
    ['C(5, 9)', 'arithmetic? → 0'],
    ['5 more than a number is at least 12', 'equation?lines=5 more than x is at least 12'],
    ['three times the sum of four and nine', 'equation?lines=3 * (4 + 9) → 39'],
    ['255 to hex', 'number-bases?digits=255&from=10&to=16 → FF₁₆'],
    ['log base 3 of 81', 'logarithm?base=3&value=81 → 4'],
    ['log₂ 8', 'logarithm?base=2&value=8 → 3'],
    ['2^x = 32', 'equation?lines=2^x = 32'],
    ['log_x 49 = 2', 'equation?lines=log_x 49 = 2'],
    ['expand log(x^2 y)', 'logarithm?mode=expand&expression=log(x^2 y) → 2 log₁₀ x + log₁₀ y'],
    ['x^2-5x+6=0', 'quadratic?a=1&b=-5&c=6 → x = 3 or x = 2'],
    ['(x - 2)(x + 3) = 0', 'quadratic?a=1&b=1&c=-6 → x = 2 or x = -3'],
    ['2x + 3 = 7', 'equation?lines=2x + 3 = 7'],
    ['2,500 + 0.04x = 3,000', 'equation?lines=2,500 + 0.04x = 3,000'],
    ['x=2,3', 'equation?lines=x=2,3'],
    ['x^2 - 1,200x = 0', 'quadratic?a=1&b=-1200&c=0 → x = 1200 or x = 0'],
    ['prime factors of 1,024', 'primes?numbers=1024 → 2¹⁰'],
    ['1,5 + 2', 'arithmetic?left=1.5&operation=add&right=2 → 3.5'],
    ['mean of 1,234, 5', 'statistics?values=1,234, 5 → 619.5'],
    ['solve 3(x − 2) = x + 8', 'equation?lines=3(x − 2) = x + 8'],
    ['|2x - 1| < 5', 'equation?lines=|2x - 1| < 5'],
    ['-3 < 2x + 1 ≤ 7', 'equation?lines=-3 < 2x + 1 ≤ 7'],
    ['x^3 = x', 'equation?lines=x^3 = x'],
    ['x: 2x + 3 = 7', 'equation?lines=x: 2x + 3 = 7'],
    ['12 = 5 + ?', 'equation?lines=12 = 5 + x'],
    ['sovle 2x+1=9', 'equation?lines=2x+1=9'],
    ['S = (a+b)/2', 'equation?lines=S = (a+b)/2'],
    ['x + y = 5, x - y = 1', 'equation?lines=x + y = 5, x - y = 1'],
    ['x + y = 5\nx - y = 1', 'equation?lines=x + y = 5\nx - y = 1'],
    ['solve x + y = 5 and x - y = 1', 'equation?lines=x + y = 5 and x - y = 1'],
    ['solve for y: 2x + 3y = 6', 'equation?lines=solve for y: 2x + 3y = 6'],
    ['v = u + at, solve for t', 'equation?lines=v = u + at for t'],
    ['sqrt(2x+3) = x', 'equation?lines=sqrt(2x+3) = x'],
    ['(x+1)^2', 'equation?lines=(x+1)^2'],
    ['x² − 5x + 6', 'equation?lines=x² − 5x + 6'],
    ['factor x^2-1', 'equation?lines=factor x^2-1'],
    ['factorise 6x^2y - 9xy^2', 'equation?lines=factorise 6x^2y - 9xy^2'],
    ['factor x^2+7x+12', 'quadratic?a=1&b=7&c=12 → (x + 3)(x + 4)'],
    ['roots of x^2-5x+6', 'quadratic?a=1&b=-5&c=6 → x = 3 or x = 2'],
    ['Expand (x+2)^3', 'equation?lines=Expand (x+2)^3'],
    ['simplify (x^2-1)/(x-1)', 'equation?lines=simplify (x^2-1)/(x-1)'],
    ['simplify sqrt(72)', 'equation?lines=simplify sqrt(72) → 6√2 ≈ 8.4853'],
    [
      'rationalize the denominator of 1/sqrt(2)',
      'equation?lines=rationalize the denominator of 1/sqrt(2) → √2 ÷ 2 ≈ 0.7071',
    ],
    ['complete the square x^2 + 6x + 1', 'equation?lines=complete the square x^2 + 6x + 1'],
    ['evaluate x^2 + 3y for x = 2 and y = -1', 'equation?lines=evaluate x^2 + 3y for x = 2 and y = -1'],
    ['solve 2x+3=7', 'equation?lines=2x+3=7'],
    ['1/x + 1/(x+1)', 'equation?lines=1/x + 1/(x+1)'],
    ['waht is 25 precent of 80', 'percentage?value=80&percentage=25 → 20'],
  ])('reads %s', (text, expected) => {
    expect(read(text)).toBe(expected);
  });

  it.each([
    '',
    '5',
    'x',
    'tip',
    'log laws',
    'practice logarithms',
    'what is the meaning of life',
    '60 after 20% off', // before or after?
    '3 apples + 2 apples',
    '12/0',
    'log(-5)',
    '5 kg in cm',
    '-5 K to C',
    'price of 3 at 10',
    'price 30 40',
    '5, 6, 7, product',
    'circle circumference 20',
    '3/8 to a decimal place',
    '5 ? 3 = 8',
    '🙂 + 🙂',
    '<b>2 + 2</b>',
    'to be = not to be',
    'a <- b -> c',
  ])('reads nothing into %s', (text) => {
    expect(readProblem(text, TODAY)?.answer).toBeUndefined();
  });

  it.each([
    ['200 + 5%', 'A percentage after + or − is a percentage of the number before it.'],
    ['100/5%', 'Read as 100 ÷ (5%).'],
    ['mean 2, 4, x, 6', 'Not a number, so left out: x.'],
    ['mean 1,200', 'Read as the numbers 1 and 200, not as 1200. Put a space between numbers.'],
    ['from 11pm to 7am', 'The second time is on the next day.'],
    ['2 pm - 5 pm', '2:00 pm is earlier than 5:00 pm.'],
    [
      'week number of 2025-12-29',
      'Weeks begin on Monday, and week 1 has the first Thursday of the year (ISO 8601).',
    ],
    ['5 m + 3 s', 'The letter m is read as minutes.'],
    ['8 oz in ml', 'Ounces of volume are US fluid ounces here.'],
    ['1 000 m in km', 'Read as “1000 m in km”.'],
    ['5 gallns in liters', 'Read as “5 gallons in liters”.'],
    ['gpa A, B', 'All courses count alike, because no credits were given.'],
  ])('says how %s was read: %s', (text, note) => {
    const { answer, readAs = [] } = readProblem(text, TODAY) ?? {};
    expect([...(answer?.notes ?? []), ...readAs]).toContain(note);
  });

  it.each([
    ['5 kg to m', 'Kilograms measure weight, and meters measure length. Try 5 cm in inches.'],
    ['-300 C to F', 'A temperature can’t be below absolute zero, −273.15 °C. Try 20 °C in °F.'],
    ['2024-02-30 + 1 day', 'There is no date 2024-02-30. Try 2024-02-28 + 7 days.'],
    [
      '03/04/2024 + 10 days',
      '03/04/2024 could be March 4, 2024, or April 3, 2024. Write the year first: 2024-03-04 or 2024-04-03.',
    ],
    ['$5 + £3', 'Amounts in different currencies can’t be combined. Try $50 + $12.25.'],
    ['0/04/2024 + 1 day', 'There is no date 0/04/2024. Try 2024-02-28 + 7 days.'],
    ['days between 29 feb and 31 dec 2025', 'There is no date 2025-02-29. Try 2024-02-28 + 7 days.'],
    ['days between 32 march 2025 and 1 may', 'There is no date 32 march 2025. Try 2024-02-28 + 7 days.'],
    ['hypotenuse 5 leg 13', 'There is no such figure: its lengths must be above 0. Try hypotenuse 13 leg 5.'],
    ['4 times 5 less than 12', 'This could be a comparison or a calculation. Try 3 * 5 > 4, or 3 * 5 + 4.'],
    ['120% off 50', 'A discount can’t be more than 100%. Try 20% off 50.'],
  ])('says why %s has no answer: %s', (text, refusal) => {
    expect(readProblem(text, TODAY)?.refusal).toBe(refusal);
  });

  it.each<readonly [text: string, note: string | undefined, others: readonly string[]]>([
    [
      'days from 1 march to 15 april 2025',
      'March 1 has no year, so it is the last one before April 15, 2025.',
      [],
    ],
    [
      'days between 1 jan 2024 and 1 mar',
      'March 1 has no year, so it is the next one after January 1, 2024.',
      [],
    ],
    [
      'days from 1 dec to 15 jan',
      'No year is given, so December 1 is the next one, and January 15 is the next one after it.',
      ['days between 2026-12-01 and 2026-01-15'],
    ],
    [
      'days between 15 april and 1 march 2025',
      'April 15 has no year, so it is the last one before March 1, 2025.',
      ['days between 2025-03-01 and 2025-04-15'],
    ],
    ['days since 1 march', 'March 1 has no year, so it is the last one before November 22, 2026.', []],
    [
      'days from 15 april 2025 to 1 march 2025',
      'March 1, 2025 is the earlier date, so we count from it.',
      [],
    ],
    ['5 pm - 2 pm', undefined, ['from 5:00 pm to 2:00 pm']],
    ['5 pm minus 2 pm', undefined, []],
    ['2 more than 3 times 4', '2 more than 3 times 4 is read as 3 times 4 + 2', []],
    ['1.500 € + 200,50 €', 'Read 1.500 as 1500, like the other amount.', []],
    ['1.500 € + 200.50 €', 'Read 1.500 as 1.5, like the other amount.', []],
    ['1.500 € + 2 €', undefined, ['1500 € + 2 €', '1.5 € + 2 €']],
    ['$1.234 * 3', undefined, ['$1234 * 3', '$1.2340 * 3']],
    [
      'average of 1.500 € and 2.000 €',
      undefined,
      ['average of 1500 € and 2000 €', 'average of 1.5 € and 2 €'],
    ],
    ['mean of 70,80 85', undefined, ['mean of 70; 80; 85', 'mean of 70.80; 85']],
    ['average of 1,200 and 900', undefined, ['average of 1; 200; 900', 'average of 1,200; 900']],
    ['gcd of 1,200 900', undefined, ['gcd of 1; 200; 900', 'gcd of 1,200; 900']],
  ])('says how %s was read, and offers what else it could mean', (text, note, others) => {
    const reading = readProblem(text, TODAY);
    expect(reading?.readAs?.[0]).toBe(note);
    expect(reading?.others?.map((other) => other.text) ?? []).toEqual(others);
    for (const other of others) {
      const again = readProblem(other, TODAY);
      expect(again?.answer, other).toBeDefined();
      expect(again?.others, other).toBeUndefined();
    }
  });

  it.each([
    ['limit of 1/x', 'Limits'],
    ['∫ 2x dx', 'Integrals'],
    ['f(3)', 'Undefined functions'],
    ['cot(x) = 1', 'Cotangent, secant and cosecant'],
    ['sinh(2)', 'Hyperbolic functions'],
    ['triangle a = 3, b = 4, C = 90', 'Triangles'],
    ['[[1,2],[3,4]]', 'Matrices'],
  ])('refuses %s by name: %s', (text, notation) => {
    expect(readProblem(text, TODAY)?.refusal).toContain(`${notation} aren’t supported yet. Try `);
  });

  it.each([
    'derivative of x^2',
    'd/dx x^2',
    "f(x) = x^3; f'(2)",
    'x% of 50 = 20',
    '15% x = 45',
    'sin 30',
    'cos(150°)',
    'sin x = 1/2 on [0, 2π)',
  ])('passes %s on to the solver', (text) => {
    expect(readProblem(text, TODAY)).toEqual({ tool: 'equation', inputs: { lines: text } });
  });

  it.each([
    ['5 + 3*2', ['5 + 6', '11']],
    ['0.5 + 0.25*2', ['0.5 + 0.5', '1']],
    ['discriminant of x^2 - 5x + 6', ['b² - 4ac', '1']],
  ])('works out %s, one operation at a time', (text, lines) => {
    const steps = readProblem(text, TODAY)?.answer?.steps ?? [];
    expect(steps.map(({ after }) => expressionText(after))).toEqual(lines);
  });

  it.each([
    ['5!', '120'],
    ['(1+2)! / 3', '2'],
    ['√50', '5√2 ≈ 7.0711'],
    ['10^-3', '0.001'],
    ['2 1/2 + 1.5', '4'],
    ['log 8 base 2', '3'],
    ['cube root of 27', '3'],
    ['1,5', '3/2 = 1 1/2 = 1.5'],
    ['2 x 3 x 4', '24'],
    ['1 000 000 + 1', '1000001'],
    ['3 + 4 = 7', 'True'],
    ['factors of 54', '1, 2, 3, 6, 9, 18, 27, 54'],
    ['prime factors of 54', '2 × 3³'],
    ['20th term of 5, 8, 11, ...', '62'],
    ['next term in 2, 6, 18, 54', '162'],
    ['nth term of 7, 11, 15, 19', '4n + 3'],
    ['share 200 in the ratio 2:3:5', '40, 60, 100'],
    ['area of a circle with radius 5', '25π ≈ 78.5398'],
    ['hypotenuse 3 and 4', '5'],
    ['volume of a cylinder r=3 h=10', '90π ≈ 282.7433'],
    ['perimeter of a rectangle 8.5 by 4', '25'],
    ['12 cm / 3 cm', '4'],
    ['5 m * 30 cm', '1.5 m²'],
    ['90 km/h / 2', '45 km/h'],
    ['2^100 mod 7', '2'],
    ['what is the square of 1.2 minus 0.44', '1'],
    ['2 + 2 = 5', 'False'],
    ['1/2 < 2/3', 'True'],
  ])('answers %s with %s', (text, answer) => {
    const reading = readProblem(text, TODAY);
    expect(reading?.answer && answerTexts(reading.answer)[0]).toBe(answer);
  });

  it.each([
    ['1/2x = 4', '1/(2x) = 4'],
    ['6/2(1+2)', '6/(2(1+2))'],
    ['2x3', '2x^3'],
    ['x2 = 49', 'x^2 = 49'],
  ])('offers the other reading of %s: %s', (text, other) => {
    expect(readProblem(text, TODAY)?.others?.map((each) => each.text)).toContain(other);
  });

  it.each([
    ['2 +', 'Something is missing after “2 +”.'],
    ['2*/3', 'We can’t read “/3” after “2*”.'],
    ['9^9^9^9', 'This is too large for us to write out.'],
    ['2.5!', 'We work out factorials of whole numbers from 0 to 99 only.'],
    ['2:3:5', 'A ratio of three numbers has no single value.'],
    ['what comes next: 1 8 27 64', 'We continue arithmetic, geometric and quadratic sequences.'],
    ['12 kg / 3 m', 'We divide quantities of the same kind, and those of lengths and times.'],
    ['2 kg * 3 kg', 'We multiply lengths, and speeds by times.'],
    ['1 - 1/2 + 1/4 - 1/8 ...', 'Sequences and series with dots aren’t supported yet.'],
    ['2, 4, 6, ...', 'Sequences and series with dots aren’t supported yet.'],
    ['2z = 3 + 2i', 'Complex numbers aren’t supported here.'],
    ['x^2 mod 3 = 1', 'Remainders (mod) of this kind aren’t supported here.'],
    ['10 % 3', '10 % 3 can mean a percentage or a remainder.'],
    ['200 / 5 % 3', '5 % 3 can mean a percentage or a remainder.'],
    ['x % 3 = 1', 'Percent signs before a number aren’t supported here.'],
    ['17 mod 0', 'We find remainders of whole numbers, with a divisor above 0.'],
    ['(-3)!', 'We work out factorials of whole numbers from 0 to 99 only.'],
    ['1'.repeat(600), 'This is too long to read as one problem.'],
  ])('says what is wrong with %s: %s', (text, sentence) => {
    expect(readProblem(text, TODAY)?.refusal).toContain(`${sentence} Try `);
  });

  it.each(['a-level maths', 'c++', 'x', 'and/or', '(hi)', 'x + cat', '5 m', '2(3)'])(
    'takes %s for no expression',
    (text) => {
      expect(readProblem(text, TODAY)?.tool).not.toBe('equation');
    },
  );

  it.each([
    ['tip on $40', 'No rate is given, so the tip is 15% here.', ['tip 18% on 40', 'tip 20% on 40']],
    [
      'tip on 80 split 4 ways',
      'No rate is given, so the tip is 15% here.',
      ['tip 18% on 80 split between 4 people', 'tip 20% on 80 split between 4 people'],
    ],
    [
      'invest 1000 at 5% for 3 years',
      'No period is given, so the interest is compounded yearly here.',
      ['invest 1000 at 5% for 3 years compounded monthly'],
    ],
  ])('says what it assumes in %s: %s', (text, note, others) => {
    const reading = readProblem(text, TODAY);
    expect(reading?.readAs).toEqual([note]);
    expect(reading?.others?.map((other) => other.text)).toEqual(others);
    for (const other of others) expect(readProblem(other, TODAY)?.answer).toBeDefined();
    for (const other of others) expect(readProblem(other, TODAY)?.readAs).toBeUndefined();
  });

  it.each(['tip 18% on 40', 'split 90 between 3 friends', 'invest 1000 at 5% for 3 years compounded yearly'])(
    'assumes nothing in %s',
    (text) => {
      expect(readProblem(text, TODAY)?.readAs).toBeUndefined();
    },
  );

  it.each(['1-800-555-0199', '(555) 123-4567', '978-3-16-148410-0', '020 7946 0958'])(
    'calculates nothing with the code %s',
    (text) => {
      expect(readProblem(text, TODAY)?.refusal).toContain('Telephone numbers and codes');
    },
  );

  it.each([
    ['2024-05-06', 'age?birth=2024-05-06'],
    ['12/25/2024', 'age?birth=2024-12-25'],
    ['2027/01/02', 'age?birth=2026-11-22&target=2027-01-02'],
  ])('opens the date %s: %s', (text, expected) => {
    expect(read(text)).toBe(expected);
  });

  it.each([
    ['three times a number plus 5 is 20', '3 * x + 5 is 20'],
    ['what number times 6 gives 84', 'x * 6 = 84'],
  ])('passes %s on to the solver as %s', (text, lines) => {
    expect(readProblem(text, TODAY)).toMatchObject({ tool: 'equation', inputs: { lines } });
  });

  it.each([
    ['what is the square of 1.2 minus 0.44', '1', 'square of (1.2 minus 0.44)', '0.5776'],
    ['square root of 9 plus 16', '19', 'square root of (9 plus 16)', '5'],
  ])('reads %s, and offers the other reading', (text, value, other, otherValue) => {
    const reading = readProblem(text, TODAY);
    expect(read(text)).toMatch(new RegExp(` → ${value}$`));
    expect(reading?.others).toContainEqual({ text: other, note: `Read as the ${other}` });
    expect(read(other)).toMatch(new RegExp(` → ${otherValue}$`));
  });

  it('says that 10:30 is read as a ratio', () => {
    expect(readProblem('10:30', TODAY)?.readAs).toEqual(['10:30 is read as a ratio, not as a time.']);
  });

  it('does not see marks that nobody sees', () => {
    expect(read('\u202b25\u200f% of\u00a080\u200e')).toBe(read('25% of 80'));
  });

  it('works out long sums, and nothing huge', () => {
    const sum = (terms: number) => Array.from({ length: terms }, () => '1').join('+');
    expect(sum(200).length).toBeGreaterThan(LONGEST);
    expect(read(sum(200))).toMatch(/ → 200$/);
    const long = ['2x'.repeat(999), '$1bn '.repeat(400), `calculate ${sum(900)}`, 'a '.repeat(1500)];
    for (const text of [sum(5000), '9'.repeat(10_000), '9^9^9^9', `${'('.repeat(140)}1`, ...long])
      expect(readProblem(text, TODAY)?.answer, text.slice(0, 20)).toBeUndefined();
  });
});
