import { describe, expect, it } from 'vitest';
import { answerTexts } from './answer-texts.test-support.js';
import { readProblem } from './read.js';

const read = (text: string) => readProblem(text, '2026-11-22');

/** The tool's inputs as a query, and the first text of the answer. */
function shown(text: string): string | undefined {
  const { tool, inputs = {}, answer } = read(text) ?? {};
  const query = Object.entries(inputs).map(([name, value]) => `${name}=${value}`);
  return tool && [`${tool}?${query.join('&')}`, answer && answerTexts(answer)[0]].join(' → ');
}

const first = (text: string): string | undefined => {
  const answer = read(text)?.answer;
  return answer && answerTexts(answer)[0];
};

describe('readUnits', () => {
  it.each([
    ['5 acres in square feet', 'unit?category=area&value=5&from=acres&to=square feet → 217800 ft²'],
    ['3/4 inch to mm', 'unit?category=length&value=3/4&from=inches&to=millimeters → 19.05 mm'],
    ['10 m s^-1 to km/h', 'unit?category=speed&value=10&from=m/s&to=km/h&exact=1 → 36 km/h'],
    ['2pi/3 to degrees', 'unit?category=angle&value=2pi/3&from=radians&to=degrees → 120°'],
    ['5 yd', 'unit?category=length&value=5&from=yards&to=inches → '],
  ])('reads %s for the converter', (text, expected) => {
    expect(shown(text)).toBe(expected);
  });

  it.each([
    // lengths, weights, volumes and speeds
    ['1 1/2 inches to mm', '38.1 mm'],
    ['10 yards in metres', '9.144 m'],
    ['5 μm to mm', '0.005 mm'],
    ['500 nm to µm', '0.5 µm'],
    ['1 nautical mile to km', '1.852 km'],
    ['1 inch = how many mm', '25.4 mm'],
    ['1 tonne to kg', '1000 kg'],
    ['2,5 t in kg', '2500 kg'],
    ['1 short ton to lb', '2000 lb'],
    ['11 st 4 lb in kg', '71.66759446 kg'],
    ['2 kg 300 g to g', '2300 g'],
    ['150# to kg', '68.0388555 kg'],
    ['75 mg in g', '0.075 g'],
    ['75 cl to ml', '750 mL'],
    ['2 gal to cubic inches', '462 in³'],
    ['10 knots to km/h', '18.52 km/h'],
    ['60 mph to ft/s', '88 ft/s'],
    ['250 ms to s', '0.25 s'],
    // temperatures with other degree signs
    ['20º C to F', '68 °F'],
    ['20℃ in ℉', '68 °F'],
    // area
    ['10 sqm to sqft', '≈ 107.6391 square feet'],
    ['1,200 sq ft in m²', '111.483648 m²'],
    ['1 ha in acres', '≈ 2.4711 acres'],
    ['how many acres in a square mile', '640 ac'],
    // pressure, energy, power, force, frequency
    ['2,2 bar in psi', '≈ 31.9083 pounds per square inch'],
    ['760 torr to atm', '1 atm'],
    ['120 mmHg to kPa', '≈ 15.9987 kilopascals'],
    ['1 kwh in kj', '3600 kJ'],
    ['200 Cal to kJ', '836.8 kJ'],
    ['200 cal in J', '836.8 J'],
    ['150 PS to kW', '110.3248125 kW'],
    ['1 horsepower in watts', '≈ 745.6999 watts'],
    ['1 kgf in N', '9.80665 N'],
    ['100 MHZ in ghz', '0.1 GHz'],
    ['60 rpm to Hz', '1 Hz'],
    // fuel use, in US gallons
    ['30 mpg to L/100km', '≈ 7.8405 liters per hundred kilometers'],
    ['6,5 l/100km to mpg', '≈ 36.1869 miles per US gallon'],
    ['40 mpg uk to l/100km', '≈ 7.0620 liters per hundred kilometers'],
    // angles
    ['90 deg in rad', 'π ÷ 2 rad'],
    ['how many radians in 180 degrees', 'π rad'],
    ['pi radians to degrees', '180°'],
    ['π/6 rad in deg', '30°'],
    ['37.123 deg in rad', '37123π ÷ 180000 rad'],
    ['how many degrees in 2pi', '360°'],
    ['1 rad in degrees', '≈ 57.2958 degrees'],
    ["45°30' to decimal degrees", '45.5°'],
    ['100 grad to degrees', '90°'],
    // several units
    ['180cm in feet and inches', '≈ 5 ft 10.8661 in'],
    ['1.75m to ft in', '≈ 5 ft 8.8976 in'],
    ['11.999999 in in feet and inches', '≈ 1 ft 0 in'],
    ['100 minutes in hours and minutes', '1 h 40 min'],
    ['1h 30min in minutes', '90 min'],
    ['12.5° in dms', '12° 30′ 0″'],
    ['12.5° in degrees and arcminutes', '12° 30′'],
    ['pi/7 in dms', '≈ 25° 42′ 51.4286″'],
    // sums
    ['3 ft + 6 in', '= 3.5 ft = 42 in'],
    ['3 ft + 7 in', '= 43 in ≈ 3.5833 ft'],
    ['2 km - 350 m', '= 1.65 km = 1650 m'],
    ['5 kg - 3 kg 200 g', '= 1.8 kg = 1800 g'],
    ['-5 m + 3 m - 20 cm', '= -2.2 m = -220 cm'],
    ["45° + 30'", '= 45.5° = 2730′'],
  ])('%s is %s', (text, expected) => {
    expect(first(text)).toBe(expected);
  });

  it.each([
    ['1 ton in kg', 'A ton can be a US ton, an imperial ton or a tonne. Try 1 US ton in kg.'],
    ['5 kW to kWh', 'Kilowatts measure power, and kilowatt hours measure energy. Try 5 cm in inches.'],
    ['2 tons + 5 kg', 'A ton can be a US ton, an imperial ton or a tonne. Try 1 US ton in kg.'],
    [
      '0 mpg to l/100km',
      '0 miles per US gallon can’t be converted to liters per hundred kilometers: that would divide by 0.',
    ],
  ])('refuses %s: %s', (text, refusal) => {
    expect(read(text)).toMatchObject({ tool: 'unit', refusal });
  });

  it.each([
    [
      '2000 calories in kJ',
      'A calorie is 4.184 J here. A food calorie is a kilocalorie (kcal), 1000 times as much.',
    ],
    ['1 US ton in kg', 'A US ton is 2000 lb.'],
  ])('says how it read %s', (text, note) => {
    expect(read(text)?.answer?.notes).toEqual([note]);
  });

  it.each([
    ['100 km / 2 h', '50 km/h'],
    ['10 m / 2 s', '5 m/s'],
    ['5 cm / 2 s', '0.025 m/s'],
    ['330 miles / 60 mph', '5.5 h'],
    ['60 mph * 45 min', '45 mi'],
    ['90 min * 60 km/h', '90 km'],
    ['3 knots * 2 h', '11.112 km'],
    ['3 ft * 4 ft', '12 ft²'],
    ['12 m² / 3 m', '4 m'],
    ['8 m³ / 2 m²', '4 m'],
    ['6 l / 2 m²', '0.003 m'],
    ['20 m² * 30 cm', '6 m³'],
  ])('works out %s', (text, expected) => {
    expect(first(text)).toBe(expected);
  });

  it.each([
    '5 t = h', // an equation
    '3 m + 2 n',
    '2 m = 6 ft',
    '16 pi',
    '12 pi cm to inches',
    '100 Mg to g', // megagrams or milligrams
    '5 MW to mW',
    '1 light year in km',
    '5 apples in oranges',
    'm to t',
    '90 m = h',
    '2 pi degrees',
    '90 deg + 1 rad',
    '1 turn 1 rad in degrees',
    '-5 m in feet and inches',
    '1 m to '.repeat(40),
    `5 ${'in '.repeat(90)}`,
  ])('reads no units into %s', (text) => {
    expect(read(text)?.tool === 'unit').toBe(false);
  });
});

describe('rounded factors', () => {
  it.each([
    [
      '100 kg in lb',
      '≈ 220.4623 pounds',
      'With the unit converter’s usual factor, which is rounded (1 pound ≈ 453.592 grams), it’s about 220.4624 pounds.',
    ],
    [
      '100 miles in km',
      '160.9344 kilometers',
      'With the unit converter’s usual factor, which is rounded (1 mile ≈ 1609.34 meters), it’s about 160.9340 kilometers.',
    ],
    [
      '1000 m/s in km/h',
      '3600 km/h',
      'With the unit converter’s usual factor, which is rounded (1 kilometer per hour ≈ 0.277778 meters per second), it’s about 3599.9971 kilometers per hour.',
    ],
  ])('says both answers to %s, and why', (text, expected, note) => {
    expect(first(text)).toBe(expected);
    expect(read(text)?.answer?.notes).toEqual([note]);
    expect(read(text)?.inputs['exact']).toBe('1');
  });

  it.each(['36 km/h in m/s', '5 miles in km', '1 pound in ounces', '0 miles in km', '5 inches in cm'])(
    'says one answer to %s, which is the same figure',
    (text) => {
      expect(read(text)?.answer?.notes).toEqual([]);
    },
  );

  it.each(['10 miles in km and m', '3 miles + 5 km'])(
    'opens the converter with the same answer to %s',
    (text) => {
      expect(read(text)?.inputs['exact']).toBe('1');
    },
  );

  it.each([
    ['1 inch in cm', '1 inch in centimeters'],
    ['-1 inches in cm', '-1 inch in centimeters'],
    ['0.5 inch in cm', '0.5 inches in centimeters'],
    ['bmi 1 lb 1 ft', 'Body mass index: 1 pound at 1 foot'],
    ['loan 5000 at 5% for 1 year', 'A loan of 5000 at 5% a year for 1 year'],
    ['1000 at 5% compound interest for 1 year', '1000 at 5% for 1 year, compounded yearly'],
  ])('names the units of %s: %s', (text, problem) => {
    expect(read(text)?.answer?.problem).toBe(problem);
  });
});

describe('amounts rounded to cents', () => {
  it.each([
    [
      '10% off 49.95',
      [
        '≈ 44.96',
        'You save about 5.00.',
        'Each amount is rounded to cents on its own, so together they’re 49.96, not 49.95.',
      ],
    ],
    ['25% off 80', ['60.00', 'You save 20.00.']],
    ['tip 15% on 33.33', ['≈ 5.00', 'The total is about 38.33.']],
    ['$20/3', ['≈ $6.67']],
  ])('%s is marked', (text, expected) => {
    const answer = read(text)?.answer;
    expect(answer && answerTexts(answer)).toEqual(expected);
  });
});
