import { type Figure, figure } from '../rational/figure.js';
import { exactText } from '../rational/format.js';
import type { NumericInput } from '../rational/parse-decimal.js';
import { parseNumber } from '../rational/parse.js';
import {
  add,
  compare,
  divide,
  multiply,
  type Rational,
  reduce,
  sign,
  subtract,
} from '../rational/rational.js';
import { fieldsOf } from '../result/fields-of.js';
import { failure, type Result, success } from '../result/result.js';
import { unknownField } from '../result/unknown-field.js';
import { figureStep, type Step, step } from '../steps/step.js';
import { standingSteps } from './gpa-steps.js';
import {
  GPA_DECIMALS,
  refuseAverage,
  parseStanding,
  type Standing,
  type StandingInput,
  standingTexts,
} from './standing.js';

/** The input of {@link neededGpa}. */
export interface NeededGpaInput extends StandingInput {
  /** The desired average over all credits, 0 to 4. */
  readonly target: NumericInput;
  /** The credits still to be taken. They must be positive. */
  readonly furtherCredits: NumericInput;
}

/** The grade point average that further credits need. */
export interface NeededGpa {
  /**
   * The average needed for the further credits, to 2 decimals. It is above 4 if the target is out of reach,
   * and below 0 if it is certain.
   */
  readonly needed: Figure;
  /** The prospect: "certain" if any grades are enough, "impossible" if even straight A's aren't. */
  readonly reach: 'certain' | 'possible' | 'impossible';
  /** The steps from the target to the needed average. */
  readonly steps: readonly Step[];
}

/**
 * Computes the average, to 2 decimals, that further credits need to reach a target over all credits.
 * Errors: those of {@link cumulativeGpa} except `empty`; `out-of-range` (target outside 0 to 4, furtherCredits not positive).
 * @example neededGpa({ priorGpa: 3, priorCredits: 60, courses: [], target: 3.2, furtherCredits: 30 }) // needed.text is "3.60" and reach is "possible"
 */
export function neededGpa(input: NeededGpaInput): Result<NeededGpa> {
  const unknown = unknownField(input, 'priorGpa priorCredits courses scale target furtherCredits');
  if (unknown) return unknown;
  const standing = parseStanding(input);
  if (!standing.ok) return standing;
  const fields = fieldsOf(input);
  const target = parseNumber(fields.target, 'target');
  if (!target.ok) return target;
  const refused = refuseAverage(target.value, standing.value.highest, 'target');
  if (refused) return refused;
  const further = parseNumber(fields.furtherCredits, 'furtherCredits');
  if (!further.ok) return further;
  if (sign(further.value) <= 0)
    return failure('furtherCredits', 'out-of-range', 'furtherCredits must be positive.');
  return success(evaluate(standing.value, target.value, further.value));
}

function evaluate(standing: Standing, target: Rational, further: Rational): NeededGpa {
  const credits = reduce(add(standing.credits, further));
  const points = reduce(multiply(target, credits));
  const missing = reduce(subtract(points, standing.qualityPoints));
  const exact = divide(missing, further);
  const needed = figure(exact, GPA_DECIMALS);
  const texts = { target, further, credits, points, missing };
  return {
    needed,
    reach: sign(exact) <= 0 ? 'certain' : compare(exact, standing.highest) > 0 ? 'impossible' : 'possible',
    steps: neededSteps(standing, texts, needed),
  };
}

type Amounts = Readonly<Record<'target' | 'further' | 'credits' | 'points' | 'missing', Rational>>;

function neededSteps(standing: Standing, amounts: Amounts, needed: Figure): readonly Step[] {
  const texts = standingTexts(standing);
  const [target, further] = [exactText(amounts.target), exactText(amounts.further)];
  const [credits, points, missing] = [
    exactText(amounts.credits),
    exactText(amounts.points),
    exactText(amounts.missing),
  ];
  return [
    step(
      'gpa.needed-formula',
      'Formula for the needed average',
      'needed',
      ['÷', 'missing points', 'further credits'],
      {
        parameters: { 'missing points': missing, 'further credits': further },
      },
    ),
    ...standingSteps(texts),
    step('gpa.all-credits', 'Total credits at the end', ['+', texts.credits, further], credits),
    step('gpa.target-points', 'Quality points for the target', ['×', target, credits], points),
    step('gpa.missing-points', 'Quality points still needed', ['-', points, texts.qualityPoints], missing),
    figureStep('gpa.needed', 'Needed average', ['÷', missing, further], needed),
  ];
}
