import * as age from '@mathtools/math-core/age';
import * as algebra from '@mathtools/math-core/algebra';
import * as arithmetic from '@mathtools/math-core/arithmetic';
import * as bmi from '@mathtools/math-core/bmi';
import * as compoundInterest from '@mathtools/math-core/compound-interest';
import * as date from '@mathtools/math-core/date';
import * as discount from '@mathtools/math-core/discount';
import * as expression from '@mathtools/math-core/expression';
import * as format from '@mathtools/math-core/format';
import * as fraction from '@mathtools/math-core/fraction';
import * as gpa from '@mathtools/math-core/gpa';
import * as list from '@mathtools/math-core/list';
import * as loan from '@mathtools/math-core/loan';
import * as loanSolving from '@mathtools/math-core/loan-solving';
import * as logarithm from '@mathtools/math-core/logarithm';
import * as money from '@mathtools/math-core/money';
import * as moreUnits from '@mathtools/math-core/more-units';
import * as numberBase from '@mathtools/math-core/number-base';
import * as percentage from '@mathtools/math-core/percentage';
import * as prime from '@mathtools/math-core/prime';
import * as quadratic from '@mathtools/math-core/quadratic';
import * as rational from '@mathtools/math-core/rational';
import * as statistics from '@mathtools/math-core/statistics';
import * as time from '@mathtools/math-core/time';
import * as tip from '@mathtools/math-core/tip';
import * as unit from '@mathtools/math-core/unit';
import * as unitText from '@mathtools/math-core/unit-text';

// Of functions with the same name, such as convert of /unit and /more-units, the last one counts.
const TOPICS: readonly object[] = [
  age,
  algebra,
  arithmetic,
  bmi,
  compoundInterest,
  date,
  discount,
  expression,
  format,
  fraction,
  gpa,
  list,
  loan,
  loanSolving,
  logarithm,
  money,
  numberBase,
  percentage,
  prime,
  quadratic,
  rational,
  statistics,
  time,
  tip,
  unit,
  unitText,
  moreUnits,
];

/** The functions that can be called, by name. */
export const FUNCTIONS: ReadonlyMap<string, (...args: readonly unknown[]) => unknown> = new Map(
  TOPICS.flatMap((topic) => Object.entries(topic)).filter(([, exported]) => typeof exported === 'function'),
);
