import { bmi } from '@mathtools/math-core/bmi';
import { findGrade, gpa } from '@mathtools/math-core/gpa';
import { exactText, multiply, parseNumber, rational, subtract } from '@mathtools/math-core/rational';
import { written } from '../../../ui/result/written.js';
import { answered, type Reader, type Reading } from './reading.js';
import { takeAll, type Slot } from '@mathtools/math-core/read';
import { inUnit, quantities, quantity, type Quantity, shown } from './units.js';

/** A quantity of a category, as text. */
const quantityOf =
  (category: string): Slot =>
  (tokens, at, text) =>
    [...quantity(tokens, at, text)].filter(([value]) =>
      quantities(value).some((one) => one.category === category),
    );

const BMI_WORDS =
  "bmi body mass index calculator calculate my of for a an the if i'm im i am is weight height weighing weigh weighs tall at with and person who someone you are what man woman high he she in kg cm over";

/** Reads a body mass index from quantities, or from two numbers if only one order makes sense. */
export const readBmi: Reader = (text) => {
  if (!/\b(?:bmi|body mass index)\b/i.test(text)) return undefined;
  const slots = { weight: quantityOf('weight'), height: quantityOf('length') };
  const found = takeAll(text, { weight: '{weight}', height: '{height}', bare: '{n}' }, BMI_WORDS, slots);
  if (!found || found.weight.length > 1 || found.height.length > 1) return undefined;
  const bare = found.bare.map(({ n = '' }) => n);
  const { mass, height } = measuresIn(found.weight[0]?.['weight'], found.height[0]?.['height'], bare[0]);
  if (bare.length === 2 && !mass && !height) return ofBare(bare);
  if (bare.length > 2 - found.weight.length - found.height.length) return undefined;
  return mass && height ? ofQuantities(mass, height) : ofOne(mass, height);
};

interface Found {
  readonly mass: Quantity | undefined;
  readonly height: Quantity | undefined;
}

/** Returns the typed weight and height. A number without a unit is the one that is missing. */
function measuresIn(weight: string | undefined, height: string | undefined, bare: string | undefined): Found {
  const tall = bare !== undefined && weight !== undefined ? `${bare} ${isMeters(bare) ? 'm' : 'cm'}` : '';
  const length = quantities(height ?? tall).find(({ category }) => category === 'length');
  const heavy = bare !== undefined && length ? `${bare} ${isInFeet(length) ? 'lb' : 'kg'}` : '';
  const mass = quantities(weight ?? heavy).find(({ category }) => category === 'weight');
  return { mass, height: length };
}

const isInFeet = ({ unit }: Quantity): boolean => ['feet', 'inches'].includes(unit);
const isMeters = (height: string): boolean => Number(height) < 3;

/** Fills in a weight without a height, or a height without a weight. */
function ofOne(mass: Quantity | undefined, height: Quantity | undefined): Reading | undefined {
  if (!mass) return height && { tool: 'bmi', inputs: { height: inUnit(height, 'centimeters') } };
  const inputs: Reading['inputs'] =
    mass.unit === 'pounds'
      ? { system: 'imperial', weight: mass.value }
      : { weight: inUnit(mass, 'kilograms') };
  return { tool: 'bmi', inputs };
}

function ofBare(numbers: readonly string[]): Reading | undefined {
  const fits = [numbers, [...numbers].reverse()].flatMap(([weight = '', height = '']) => {
    const tall = isMeters(height)
      ? inUnit({ category: 'length', unit: 'meters', name: '', symbol: '', value: height }, 'centimeters')
      : height;
    const reading = measured({ system: 'metric', weight, height: tall }, `${weight} kg at ${tall} cm`);
    const found = bmi({ system: 'metric', weight, height: tall });
    return reading && found.ok && found.value.bmi.number >= 10 && found.value.bmi.number < 70
      ? [reading]
      : [];
  });
  return fits.length === 1 ? fits[0] : undefined;
}

function ofQuantities(mass: Quantity, height: Quantity): Reading | undefined {
  const isImperial =
    ['pounds', 'ounces', 'stone'].includes(mass.unit) && ['feet', 'inches'].includes(height.unit);
  const weight = inUnit(mass, isImperial ? 'pounds' : 'kilograms');
  const tall = inUnit(height, isImperial ? 'inches' : 'centimeters');
  const problem = `${shown(mass)} at ${shown(height)}`;
  if (!isImperial) return measured({ system: 'metric', weight, height: tall }, problem);
  const inches = parseNumber(tall);
  const feet = Math.floor(Number(tall) / 12);
  if (!inches.ok || !(feet > 0)) return measured({ system: 'imperial', weight, height: tall }, problem);
  const rest = exactText(subtract(inches.value, multiply(rational(12), feet)));
  return measured({ system: 'imperial', weight, feet: String(feet), height: rest }, problem);
}

type Measures = { system: 'metric' | 'imperial'; weight: string; height: string; feet?: string };

function measured(inputs: Measures, problem: string): Reading | undefined {
  const unit = inputs.system === 'metric' ? 'kg' : 'lb';
  return answered('bmi', inputs, bmi(inputs), ({ bmi: index, category, healthyWeight, steps }) => ({
    problem: `Body mass index: ${problem}`,
    parts: [`${written(index)} · ${category}`],
    notes: [
      `Healthy weight at this height: ${healthyWeight.low.text} to ${healthyWeight.high.text} ${unit}.`,
    ],
    steps,
  }));
}

const GPA_WORDS =
  'gpa grade grades point average calculator calculate of for with my credit credits hour hours hr hrs cr each in i got is and the class classes course courses weighted x times at';

/** A letter grade such as A- or B+. */
const grade: Slot = (tokens, at, text) => {
  const sign =
    ['plus', 'minus'].includes(tokens[at + 1]?.text ?? '') && tokens[at + 1]?.at === tokens[at]?.end ? 1 : 0;
  return [sign, 0]
    .map((more) => [text.slice(tokens[at]?.at, tokens[at + more]?.end), at + more + 1] as const)
    .filter(([typed]) => /^[a-f]/i.test(typed) && findGrade(typed) !== undefined);
};

/**
 * Matches at least three letter grades, one of them with a sign: B+, A-, C. Without a sign, they could be
 * letters.
 */
const GRADES = /^(?=.*[A-D][+-])(?:[A-F][+-]?[,;]? ){2,}[A-F][+-]?$/;

/**
 * Reads the grade point average of a row of grades, with credits before or after every grade, or without
 * credits.
 */
export const readGpa: Reader = (text) => {
  if (!/\b(?:gpa|grade point)/i.test(text) && !GRADES.test(text)) return undefined;
  const found = takeAll(
    text,
    {
      behind: '{grade} (x|times|colon|open|equals)? {n}',
      before: '{n} (x|times|colon|credits)? {grade}',
      alone: '{grade}',
    },
    GPA_WORDS,
    { grade },
  );
  if (!found || [found.behind, found.before, found.alone].filter(({ length }) => length > 0).length !== 1)
    return undefined;
  const courses = [...found.behind, ...found.before, ...found.alone].map((one) => ({
    credits: one['n'] ?? '1',
    grade: (one['grade'] ?? '').toUpperCase(),
  }));
  const inputs = { courses: courses.map((one) => `${one.credits}:${one.grade}`).join(';') };
  const names = courses.map((one) => one.grade + (one.credits === '1' ? '' : ` (${one.credits})`)).join(', ');
  return answered('gpa', inputs, gpa({ courses }), (result) => ({
    problem: `Grade point average of ${names}`,
    parts: [`${written(result.gpa)} / 4.0`],
    notes: found.alone.length > 0 ? ['All courses count alike, because no credits were given.'] : [],
    steps: result.steps,
  }));
};
