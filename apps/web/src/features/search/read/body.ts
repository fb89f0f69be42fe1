import { bmi } from '@mathtools/math-core/bmi';
import { findGrade, gpa } from '@mathtools/math-core/gpa';
import { multiply, parseNumber, toNumber, exactText } from '@mathtools/math-core/rational';
import type { Reader, Reading } from './reading.js';
import { inUnit, quantities, type Quantity } from './units.js';

const BMI = /\b(?:bmi|body mass index)\b/i;
const WORDS =
  /\b(?:bmi|body mass index|calculator|calculate|my|of|for|a|an|the|if|i'?m|i|am|is|weight|height|weighing|weigh|weighs|tall|at|with|and|person|who|someone|you|are|what|man|woman|high|he|she|in kg and cm)\b|[,:;=&/]/gi;
const WEIGHT =
  /(\d[\d.,]*)\s*(kgs?|kilos?|kilograms?|lbs?|pounds?|st|stones?)\b(?:\s*(\d+)\s*(?:lbs?|pounds?)?\b(?!\s*(?:cm|m|ft|feet|')))?/i;

/** The body mass index, from quantities, or from two numbers where only one order makes sense. */
export const readBmi: Reader = (text) => {
  if (!BMI.test(text)) return undefined;
  const rest = text.replaceAll(WORDS, ' ').replaceAll(/\s+/g, ' ').trim();
  const [first, second, ...others] = rest.split(' ').map((word) => parseNumber(word));
  if (first?.ok && second?.ok && others.length === 0) {
    const [a, b] = rest.split(' ');
    return ofBare(a ?? '', b ?? '');
  }
  const weight = WEIGHT.exec(rest);
  if (!weight) return tallOnly(rest);
  const stone = /^st/i.test(weight[2] ?? '');
  const pounds = stone ? String(Number(weight[1]) * 14 + Number(weight[3] ?? 0)) : '';
  const weights = stone ? quantities(`${pounds} lb`) : quantities(`${weight[1] ?? ''} ${weight[2] ?? ''}`);
  const other = rest.replace(stone ? weight[0] : weight[0].replace(/(?<=[a-z])\s*\d.*$/i, ''), ' ').trim();
  const bare = parseNumber(other);
  const heights = bare.ok
    ? quantities(toNumber(bare.value) < 3 ? `${other} m` : `${other} cm`)
    : quantities(other);
  const mass = weights.find(({ category }) => category === 'weight');
  const height = heights.find(({ category }) => category === 'length');
  if (!mass || (!height && other !== '')) return undefined;
  return height ? ofQuantities(mass, height) : { tool: 'bmi', inputs: heavy(mass) };
};

/** The fields of a weight or a height alone. */
function heavy(mass: Quantity): Record<string, string> {
  return mass.unit === 'pounds'
    ? { system: 'imperial', weight: mass.value }
    : { weight: inUnit(mass, 'kilograms') };
}

function tallOnly(text: string): Reading | undefined {
  const height = quantities(text).find(({ category }) => category === 'length');
  return height && { tool: 'bmi', inputs: { height: inUnit(height, 'centimeters') } };
}

function ofBare(a: string, b: string): Reading | undefined {
  const fits = [
    [a, b],
    [b, a],
  ].flatMap(([weight = '', height = '']) => {
    const read = parseNumber(height);
    const tall = read.ok && toNumber(read.value) < 3 ? exactText(multiply(read.value, 100)) : height;
    const reading = measured({ system: 'metric', weight, height: tall }, `${weight} kg at ${tall} cm`);
    const found = bmi({ system: 'metric', weight, height: tall });
    return reading && found.ok && found.value.bmi.number >= 10 && found.value.bmi.number < 70
      ? [reading]
      : [];
  });
  return fits.length === 1 ? fits[0] : undefined;
}

function ofQuantities(mass: Quantity, height: Quantity): Reading | undefined {
  const isImperial = ['pounds', 'ounces'].includes(mass.unit) && ['feet', 'inches'].includes(height.unit);
  const weight = inUnit(mass, isImperial ? 'pounds' : 'kilograms');
  const tall = inUnit(height, isImperial ? 'inches' : 'centimeters');
  const problem = `${mass.value} ${mass.name} at ${height.value} ${height.name}`;
  if (!isImperial) return measured({ system: 'metric', weight, height: tall }, problem);
  const feet = Math.floor(Number(tall) / 12);
  const inches = parseNumber(tall);
  if (!inches.ok) return undefined;
  const rest = exactText(multiply(inches.value, 1));
  return measured(
    feet > 0 && !rest.includes('/')
      ? {
          system: 'imperial',
          weight,
          feet: String(feet),
          height: exactText({
            ...inches.value,
            numerator: inches.value.numerator - BigInt(feet * 12) * inches.value.denominator,
          }),
        }
      : { system: 'imperial', weight, height: tall },
    problem,
  );
}

type Measures = { system: 'metric' | 'imperial'; weight: string; height: string; feet?: string };

function measured(inputs: Measures, problem: string): Reading | undefined {
  const result = bmi(inputs);
  if (!result.ok) return undefined;
  const { bmi: index, category, healthyWeight, steps } = result.value;
  const unit = inputs.system === 'metric' ? 'kg' : 'lb';
  return {
    tool: 'bmi',
    inputs,
    answer: {
      problem: `Body mass index: ${problem}`,
      parts: [`${index.text} · ${category}`],
      notes: [
        `Healthy weight at this height: ${healthyWeight.low.text} to ${healthyWeight.high.text} ${unit}.`,
      ],
      steps,
    },
  };
}

const GPA_WORDS =
  /\b(?:gpa|grade point average|grades?|calculator|calculate|of|for|with|my|average|credits?|hours?|hrs?|cr|each|in|i got|got|is|and|the|class(?:es)?|courses?|weighted)\b|[,;:()=x*@&]/gi;

/** The grade point average of a row of grades, with credits behind or before all of them, or none. */
export const readGpa: Reader = (text) => {
  if (!/\b(?:gpa|grade point)/i.test(text)) return undefined;
  const tokens = text.replaceAll(GPA_WORDS, ' ').match(/\S+/g) ?? [];
  const all = tokens.flatMap(
    (token) =>
      /^(\d+(?:\.\d+)?)([a-f][+-]?)$|^([a-f][+-]?)(\d+(?:\.\d+)?)$/i
        .exec(token)
        ?.slice(1)
        .filter(Boolean) ?? [token],
  );
  const isGrade = (token: string | undefined): boolean =>
    token !== undefined && findGrade(token) !== undefined;
  const graded = all.filter(isGrade).length;
  if (graded === 0) return undefined;
  const courses: { credits: string; grade: string }[] = [];
  if (graded === all.length) courses.push(...all.map((grade) => ({ credits: '1', grade })));
  else if (all.length !== 2 * graded) return undefined;
  else
    for (let i = 0; i < all.length; i += 2) {
      const [one = '', two = ''] = all.slice(i, i + 2);
      if (isGrade(one) === isGrade(two)) return undefined;
      courses.push(isGrade(one) ? { credits: two, grade: one } : { credits: one, grade: two });
    }
  const result = gpa({ courses });
  if (!result.ok || courses.some(({ credits }) => !parseNumber(credits).ok)) return undefined;
  return {
    tool: 'gpa',
    inputs: { courses: courses.map(({ credits, grade }) => `${credits}:${grade.toUpperCase()}`).join(';') },
    answer: {
      problem: `Grade point average of ${courses.map(({ grade, credits }) => (credits === '1' ? grade : `${grade} (${credits})`).toUpperCase()).join(', ')}`,
      parts: [`${result.value.gpa.text} / 4.0`],
      steps: result.value.steps,
    },
  };
};
