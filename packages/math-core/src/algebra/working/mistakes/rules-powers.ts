import { constantValue } from '../../../expression/constant.js';
import { operandsOf } from '../../../expression/rewrite.js';
import type { Expression } from '../../../steps/expression.js';
import { numberText } from '../../../expression/number-text.js';
import type { Rule } from '../places.js';
import {
  coefficientOf,
  factorsOf,
  integerIn,
  isAlike,
  isNumber,
  isSumOfTerms,
  minus,
  numberIn,
  openTerms,
  operatorOf,
  over,
  powerOf,
  product,
  raised,
  signedTerm,
  squareRootOf,
  sum,
} from '../../expression/parts.js';

function powerOfSum(place: Expression, exponent: string): readonly Expression[] | undefined {
  const [base = '0', given = '1'] = operatorOf(place) === '^' ? operandsOf(place) : [];
  return given === exponent && isSumOfTerms(base) ? openTerms(base).map(signedTerm) : undefined;
}

/** Rewrites (a + b)² as a² + b². */
export const squareOfSum: Rule = (place) => {
  const terms = powerOfSum(place, '2');
  if (!terms) return [];
  const squares = terms.map((term) =>
    operatorOf(term) === '√' ? (operandsOf(term)[0] ?? '0') : raised(term, '2'),
  );
  const kept = squares.map((square, i) => (isMinus(terms[i]) ? minus(square) : square));
  return [sum(squares), sum(kept)];
};

/** Rewrites (a + b)³ as a³ + b³. */
export const cubeOfSum: Rule = (place) => {
  const terms = powerOfSum(place, '3');
  return terms ? [sum(terms.map((term) => raised(term, '3')))] : [];
};

function isMinus(term: Expression | undefined): boolean {
  return term !== undefined && String(coefficientOf(term).coefficient).startsWith('-');
}

/** Rewrites x²·x³ as x⁶. */
export const exponentsMultiplied: Rule = (place) => {
  if (operatorOf(place) !== '×') return [];
  return pairs(factorsOf(place), (a, b) => {
    const [p, q] = [powerOf(a), powerOf(b)];
    const isPlain = p.exponent === '1' && q.exponent === '1';
    return isAlike(p.base, q.base) && !isPlain ? [raised(p.base, ['×', p.exponent, q.exponent])] : [];
  });
};

function pairs(
  factors: readonly Expression[],
  join: (a: Expression, b: Expression) => readonly Expression[],
): readonly Expression[] {
  return factors.flatMap((a, i) =>
    factors.flatMap((b, j) =>
      j <= i
        ? []
        : join(a, b).map((joined) => product([...factors.filter((_, k) => k !== i && k !== j), joined])),
    ),
  );
}

/** Rewrites (x²)³ as x⁵, 4^x as 2^(2 + x). */
export const exponentsAdded: Rule = (place) => {
  const [base = '0', exponent = '1'] = operatorOf(place) === '^' ? operandsOf(place) : [];
  if (exponent === '1') return [];
  const factors = factorsOf(base);
  const changed = factors.map((factor) => {
    const power = powerOf(factor);
    return power.exponent === '1'
      ? raised(factor, exponent)
      : raised(power.base, ['+', power.exponent, exponent]);
  });
  const hasPower = factors.some((factor) => powerOf(factor).exponent !== '1');
  const found: Expression[] = hasPower ? [product(changed)] : [];
  const number = integerIn(base);
  if (number !== undefined && number > 1)
    for (const root of [2, 3, 5, 7, 10])
      for (let power = 2; root ** power <= number; power++)
        if (root ** power === number) found.push(raised(String(root), ['+', String(power), exponent]));
  return found;
};

/** Rewrites x⁸/x² as x⁴. */
export const exponentsDivided: Rule = (place) => {
  const [top = '0', bottom = '1'] = /[/÷]/.test(operatorOf(place) ?? '') ? operandsOf(place) : [];
  const [above, below] = [factorsOf(top), factorsOf(bottom)];
  return above.flatMap((a, i) =>
    below.flatMap((b, j) => {
      const [p, q] = [powerOf(a), powerOf(b)];
      if (!isAlike(p.base, q.base) || p.exponent === '1' || isAlike(p.exponent, q.exponent)) return [];
      const rest = over(product(above.filter((_, k) => k !== i)), product(below.filter((_, k) => k !== j)));
      return [product([rest, raised(p.base, ['/', p.exponent, q.exponent])])];
    }),
  );
};

/** Rewrites x⁻² as −x² or x². */
export const negativeExponent: Rule = (place) => {
  const [base = '0', exponent = '1'] = operatorOf(place) === '^' ? operandsOf(place) : [];
  const number = numberIn(exponent);
  if (typeof number !== 'string' || !number.startsWith('-')) return [];
  const power = raised(base, number.slice(1));
  return [minus(power), power];
};

/** Rewrites x⁰ as 0. */
export const zeroExponent: Rule = (place) => {
  const [, exponent = '1'] = operatorOf(place) === '^' ? operandsOf(place) : [];
  return isNumber(exponent, '0') ? ['0'] : [];
};

/** Rewrites (2x)³ as 2x³, and the same in the square of a sum. */
export const coefficientNotPowered: Rule = (place) => {
  const [base = '0', exponent = '1'] = operatorOf(place) === '^' ? operandsOf(place) : [];
  if (exponent === '1') return [];
  if (isSumOfTerms(base) && exponent === '2') {
    const terms = openTerms(base).map(signedTerm);
    return terms.map((term) => {
      const { coefficient, rest } = coefficientOf(term);
      return sum([['-', place, raised(term, '2')], product([coefficient, raised(rest, '2')])]);
    });
  }
  const { coefficient, rest } = coefficientOf(base);
  return coefficient === '1' || rest === '1' ? [] : [product([coefficient, raised(rest, exponent)])];
};

/** Rewrites 3(x − 2)² as 9(x − 2)². */
export const coefficientSquared: Rule = (place) => {
  if (operatorOf(place) !== '×') return [];
  const factors = factorsOf(place);
  const [number, power, ...more] = factors;
  if (number === undefined || power === undefined || more.length > 0 || !isNumber(number)) return [];
  const { base, exponent } = powerOf(power);
  return integerIn(exponent) === undefined || exponent === '1' || isNumber(base)
    ? []
    : [product([raised(number, exponent), power])];
};

/** Rewrites 2·3^x as 6^x. */
export const coefficientIntoBase: Rule = (place) => {
  if (operatorOf(place) !== '×') return [];
  const factors = factorsOf(place);
  return factors.flatMap((number, i) => {
    if (!isNumber(number)) return [];
    return factors.flatMap((power, j) => {
      const { base, exponent } = powerOf(power);
      if (exponent === '1' || i === j) return [];
      const merged = numberIn(['×', number, base]) ?? product([number, base]);
      return [product([...factors.filter((_, k) => k !== i && k !== j), raised(merged, exponent)])];
    });
  });
};

/** Rewrites a² + b² as (a + b)(a − b) or (a + b)². */
export const sumOfSquares: Rule = (place) => twoSquares(place, false);

/** Rewrites a² − b² as (a − b)². */
export const differenceAsSquare: Rule = (place) => twoSquares(place, true);

function twoSquares(place: Expression, isDifference: boolean): readonly Expression[] {
  const terms = isSumOfTerms(place) ? openTerms(place) : [];
  const [first, second] = terms;
  if (!first || !second || terms.length !== 2 || first.isNegative || second.isNegative !== isDifference)
    return [];
  const [a, b] = [squareRootOf(first.body), squareRootOf(second.body)];
  if (a === undefined || b === undefined) return [];
  const [plus, less]: Expression[] = [
    ['+', a, b],
    ['-', a, b],
  ];
  if (plus === undefined || less === undefined) return [];
  return isDifference
    ? [raised(less, '2'), raised(plus, '2')]
    : [['×', plus, less], raised(plus, '2'), raised(less, '2')];
}

/** Rewrites 8^(2/3) as 8^(3/2). */
export const exponentUpsideDown: Rule = (place) => {
  const { base, exponent } = powerOf(place);
  const value = constantValue(exponent);
  if (!value || value.denominator === 1n || value.numerator === 1n || value.numerator === 0n) return [];
  return [raised(base, numberText({ numerator: value.denominator, denominator: value.numerator }))];
};
