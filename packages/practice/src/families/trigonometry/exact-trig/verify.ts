import { Decimal } from 'decimal.js';
import type { Verify } from '../../../testing/problem-faults.test-support.js';
import { valueOfText } from '../../shared/checks.test-support.js';

const Real = Decimal.clone({ precision: 50 });
const PI = Real.acos(-1);

function ratio(name: string, degrees: Decimal): Decimal {
  const radians = degrees.times(PI).div(180);
  return name === 'sin' ? radians.sin() : name === 'cos' ? radians.cos() : radians.tan();
}

/** Computes the sines, cosines and tangents with 50 digits. */
export const verify: Verify = ({ question, answer }) => {
  const [, factor = '', name = '', letter = '', value = ''] =
    /(\d+) (sin|cos|tan) ([xab]) (?:is|has the value) \$(.+)\$/.exec(question) ?? [];
  if (name !== '') {
    const degrees = answer.replace('°', '');
    const isRight = ratio(name, new Real(degrees))
      .times(factor)
      .minus(valueOfText(value).toString())
      .abs()
      .lt('1e-30');
    return { values: { [letter]: degrees }, faults: isRight ? [] : ['the angle is another one'] };
  }
  let sum = new Real(0);
  for (const [, times = '', one = '', degrees = ''] of question.matchAll(/(\d+) (sin|cos|tan) (\d+)°/g))
    sum = sum.plus(ratio(one, new Real(degrees)).times(times));
  const isRight = sum.minus(valueOfText(answer).toString()).abs().lt('1e-30');
  return { values: {}, faults: isRight ? [] : [`the value is ${sum.toString()}`] };
};
