import { constantValue } from '../../../expression/constant.js';
import { operandsOf } from '../../../expression/rewrite.js';
import type { Expression } from '../../../steps/expression.js';
import type { Statement } from '../../read/statement.js';
import type { Rule } from '../places.js';
import { hasLetter } from '../substitute.js';
import {
  factorsOf,
  integerIn,
  isAlike,
  isNumber,
  isSumOfTerms,
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

/** Rewrites √(a + b) as √a + √b. */
export const rootOfSum: Rule = (place) => {
  const [radicand = '0'] = operatorOf(place) === '√' ? operandsOf(place) : [];
  if (!isSumOfTerms(radicand)) return [];
  const roots = openTerms(radicand).map(({ isNegative, body }) =>
    signedTerm({ isNegative, body: squareRootOf(body) ?? ['√', body] }),
  );
  return [sum(roots)];
};

/** Rewrites √12 as 4√3. */
export const rootFactor: Rule = (place) => {
  const [radicand = '0'] = operatorOf(place) === '√' ? operandsOf(place) : [];
  const number = integerIn(radicand);
  if (number === undefined || number < 4) return [];
  const found: Expression[] = [];
  for (let root = 2; root * root <= number && root < 1000; root++)
    if (number % (root * root) === 0)
      found.push(product([String(root * root), ['√', String(number / (root * root))]]));
  return found;
};

/** Rewrites √72 as 2√36. */
export const anyRootFactor: Rule = (place) => {
  const [radicand = '0'] = operatorOf(place) === '√' ? operandsOf(place) : [];
  const number = integerIn(radicand) ?? 0;
  return [2, 3, 4, 5, 6, 7, 8, 9, 10]
    .filter((factor) => factor < number && number % factor === 0)
    .map((factor) => product([String(factor), ['√', String(number / factor)]]));
};

/** Rewrites √−9 as √9. */
export const rootWithoutMinus: Rule = (place) => {
  const [radicand = '0'] = operatorOf(place) === '√' ? operandsOf(place) : [];
  const number = integerIn(radicand);
  return number !== undefined && number < 0 ? [['√', String(-number)]] : [];
};

/** Rewrites x ln 5 − x ln 2 as x ln 3. */
export const multiplesOfLogsJoined =
  (isDifference: boolean): Rule =>
  (place) => {
    const [first, second, ...others] = isSumOfTerms(place) ? openTerms(place) : [];
    if (!first || !second || others.length > 0 || second.isNegative !== isDifference || first.isNegative)
      return [];
    const parts = [first, second].map(({ body }) => {
      const factors = factorsOf(body);
      const logarithm = factors.find((factor) => logarithmIn(factor));
      return {
        own: logarithm && logarithmIn(logarithm),
        rest: factors.filter((factor) => factor !== logarithm),
      };
    });
    const [p, q] = parts;
    if (!p?.own || !q?.own || p.rest.length === 0 || !isAlike(p.own.base, q.own.base)) return [];
    if (!isAlike(product(p.rest), product(q.rest))) return [];
    return [product([...p.rest, p.own.of([isDifference ? '-' : '+', p.own.value, q.own.value])])];
  };

interface Logarithm {
  readonly value: Expression;
  readonly of: (value: Expression) => Expression;
  readonly base: Expression;
}

/** Returns a logarithm together with a way to write logarithms with its base. */
export function logarithmIn(expression: Expression): Logarithm | undefined {
  const [first = '0', second = '0'] = operandsOf(expression);
  if (operatorOf(expression) === 'ln') return { value: first, base: 'e', of: (value) => ['ln', value] };
  if (operatorOf(expression) === 'log')
    return { value: second, base: first, of: (value) => ['log', first, value] };
  return undefined;
}

/** Rewrites ln(a + b) as ln a + ln b, and the other way around. */
export const logOfSum: Rule = (place) => logOfTerms(place, false);

/** Rewrites ln(a − b) as ln a − ln b, and the other way around. */
export const logOfDifference: Rule = (place) => logOfTerms(place, true);

function logOfTerms(place: Expression, isDifference: boolean): readonly Expression[] {
  const logarithm = logarithmIn(place);
  if (logarithm && isSumOfTerms(logarithm.value)) {
    const terms = openTerms(logarithm.value);
    if (terms.some(({ isNegative }) => isNegative) !== isDifference) return [];
    const parts = terms.map(({ isNegative, body }) => signedTerm({ isNegative, body: logarithm.of(body) }));
    return [sum(parts)];
  }
  return inPairs(place, isDifference, (a, b) => [isDifference ? '-' : '+', a, b]);
}

/** Rewrites ln a + ln b as ln (a/b), and ln a − ln b as ln (ab), and the other way around. */
export const logLawsSwapped: Rule = (place) => [
  ...splitBySwappedLaw(place),
  ...inPairs(place, false, over),
  ...inPairs(place, true, (a, b) => product(isNumber(b) ? [b, a] : [a, b])),
];

/** Rewrites log₂ 3 + log₂ 5 as log₄ 15. */
export const logBasesAdded: Rule = (place) => {
  const [first, second, ...more] = isSumOfTerms(place) ? openTerms(place) : [];
  const [p, q] = [first, second].map((term) => term && logarithmIn(term.body));
  const base = p && integerIn(p.base);
  if (!p || !q || base === undefined || more.length > 0 || first?.isNegative || second?.isNegative) return [];
  return isAlike(p.base, q.base) ? [['log', String(2 * base), product([p.value, q.value])]] : [];
};

/** Rewrites ln (a/b) as ln a + ln b, and ln (abc) as ln a + ln b − ln c, where each factor can be the subtracted one. */
function splitBySwappedLaw(place: Expression): readonly Expression[] {
  const logarithm = logarithmIn(place);
  if (!logarithm) return [];
  const [top = '0', bottom] = isFraction(logarithm.value) ? operandsOf(logarithm.value) : [];
  if (bottom !== undefined) return isNumber(top, '1') ? [] : [sum([top, bottom].map(logarithm.of))];
  const parts = factorsOf(logarithm.value).map(logarithm.of);
  const [, ...later] = parts.length > 1 && !isNumber(logarithm.value) ? parts.keys() : [];
  return later.map((at) => parts.reduce((all, part, i) => [i === at ? '-' : '+', all, part]));
}

function isFraction(expression: Expression): boolean {
  return /^[/÷]$/.test(operatorOf(expression) ?? '');
}

/** Joins two terms that are logarithms, which are added or subtracted. */
function inPairs(
  place: Expression,
  isDifference: boolean,
  join: (a: Expression, b: Expression) => Expression,
): readonly Expression[] {
  if (!isSumOfTerms(place)) return [];
  const terms = openTerms(place);
  return terms.flatMap((first, i) =>
    terms.flatMap((second, j) => {
      const [p, q] = [logarithmIn(first.body), logarithmIn(second.body)];
      if (j <= i || !p || !q || !isAlike(p.base, q.base) || first.isNegative) return [];
      if (second.isNegative !== isDifference) return [];
      const rest = terms.filter((_, k) => k !== i && k !== j).map(signedTerm);
      return [sum([p.of(join(p.value, q.value)), ...rest])];
    }),
  );
}

/** Rewrites log x + log(x − 3) = 1 as x + x − 3 = 10, term by term. */
export function logsDropped(before: Statement): readonly Statement[] {
  if (before.kind !== 'relation' || before.relation !== '=') return [];
  const sides = [before.left, before.right].map(openTerms);
  const all = sides.flat();
  const [first, second] = all.flatMap(({ body }) => logarithmIn(body) ?? []);
  if (!first || !second || all.length < 3 || hasLetter(first.base)) return [];
  const { base } = first;
  const isDroppable = all.every(({ body }) => {
    const own = logarithmIn(body);
    return own ? isAlike(own.base, base) : !hasLetter(body);
  });
  if (!isDroppable) return [];
  const dropped = (number: (value: Expression) => Expression): Statement => {
    const [left = '0', right = '0'] = sides.map((terms) =>
      sum(
        terms.map(({ isNegative, body }) =>
          signedTerm({ isNegative, body: logarithmIn(body)?.value ?? number(body) }),
        ),
      ),
    );
    return { ...before, left, right };
  };
  return [dropped((value) => ['^', base, value]), dropped((value) => value)];
}

/** Rewrites ln a ÷ ln b as ln (a/b) or ln a − ln b, and ln a − ln b as ln a ÷ ln b. */
export const logQuotient: Rule = (place) => {
  const [first, second, ...rest] = isSumOfTerms(place) ? openTerms(place) : [];
  if (first && second?.isNegative && !first.isNegative && logarithmIn(first.body) && logarithmIn(second.body))
    return [sum([['/', first.body, second.body], ...rest.map(signedTerm)])];
  const [top = '0', bottom = '1'] = /^[/÷]$/.test(operatorOf(place) ?? '') ? operandsOf(place) : [];
  const [p, q] = [logarithmIn(top), logarithmIn(bottom)];
  return p && q ? [p.of(['/', p.value, q.value]), ['-', top, bottom]] : [];
};

/** Rewrites (ln a)² as 2 ln a. */
export const logPower: Rule = (place) => {
  const [base = '0', exponent = '1'] = operatorOf(place) === '^' ? operandsOf(place) : [];
  return exponent !== '1' && factorsOf(base).length === 1 && logarithmIn(base) ? [['×', exponent, base]] : [];
};

/** Rewrites ln a³, 3 ln a and 5 ln e³ as ln a and 5 ln e. The 5 isn't on its way into the logarithm. */
export const logExponentLost: Rule = (place) => {
  const logarithm = logarithmIn(place);
  if (logarithm) {
    const { base, exponent } = powerOf(logarithm.value);
    return exponent === '1' ? [] : [logarithm.of(base)];
  }
  const factors = operatorOf(place) === '×' ? factorsOf(place) : [];
  return factors.filter((factor) => {
    const { base, value } = logarithmIn(factor) ?? {};
    return factors.length === 2 && value !== undefined && !isAlike(powerOf(value).base, base ?? '');
  });
};

/** Rewrites ln √a as ln a or 2 ln a, and 1/2 · ln a as ln a or ln a². */
export const logRootLost: Rule = (place) => {
  const logarithm = logarithmIn(place);
  if (logarithm) {
    const [root = '0'] = operatorOf(logarithm.value) === '√' ? operandsOf(logarithm.value) : [];
    const { base, exponent } = powerOf(root);
    return root === '0'
      ? []
      : [logarithm.of(root), product([...(exponent === '1' ? ['2'] : ['2', exponent]), logarithm.of(base)])];
  }
  const [factor = '1', body = '0'] = operatorOf(place) === '×' ? factorsOf(place) : [];
  const [times, own] = [constantValue(factor), logarithmIn(body)];
  if (!own || times?.denominator !== 2n) return [];
  return [
    own.of(raised(own.value, times.numerator.toString())),
    own.of(raised(own.value, (2n * times.numerator).toString())),
  ];
};

/** In a sum with logarithms, rewrites log₂ 8 as 8, and 3 as log₂ 3. */
export const logAndNumberConfused: Rule = (place) => {
  const terms = isSumOfTerms(place) ? openTerms(place) : [];
  const logarithms = terms.flatMap(({ body }) =>
    factorsOf(body).flatMap((factor) => logarithmIn(factor) ?? []),
  );
  const [first] = logarithms;
  if (!first) return [];
  const swapped = (body: Expression): Expression | undefined => {
    if (isNumber(body)) return first.of(body);
    const value = logarithmIn(body)?.value;
    return value !== undefined && isNumber(value) ? value : undefined;
  };
  return terms.flatMap((term, i) => {
    const body = swapped(term.body);
    return body === undefined
      ? []
      : [sum(terms.map((one, k) => signedTerm(k === i ? { ...one, body } : one)))];
  });
};

/** Rewrites ln (ab) as ln a · ln b. */
export const logOfProductAsProduct: Rule = (place) => {
  const logarithm = logarithmIn(place);
  const factors = logarithm && operatorOf(logarithm.value) === '×' ? factorsOf(logarithm.value) : [];
  return logarithm && factors.length > 1 ? [product(factors.map(logarithm.of))] : [];
};

/** Rewrites ln (a/b) as ln a ÷ ln b. */
export const logOfQuotientAsQuotient: Rule = (place) => {
  const logarithm = logarithmIn(place);
  const [top = '0', bottom = '1'] =
    logarithm && operatorOf(logarithm.value) === '/' ? operandsOf(logarithm.value) : [];
  return logarithm && bottom !== '1' ? [over(logarithm.of(top), logarithm.of(bottom))] : [];
};

/** Rewrites 5³ in a logarithm as 3⁵. */
export const baseAndExponentSwapped: Rule = (place) => {
  const { base, exponent } = powerOf(place);
  return exponent !== '1' && isNumber(base) && isNumber(exponent) && base !== exponent
    ? [raised(exponent, base)]
    : [];
};

/** Rewrites 5 log₂ 3 as log₂ (5 + 3). */
export const factorAddedInside: Rule = (place) => {
  const [factor = 'x', body = '0', ...more] = operatorOf(place) === '×' ? factorsOf(place) : [];
  const logarithm = logarithmIn(body);
  return logarithm && more.length === 0 && isNumber(factor) && isNumber(logarithm.value)
    ? [logarithm.of(sum([factor, logarithm.value]))]
    : [];
};

/** Rewrites log a³ as (log a)³. */
export const logarithmRaised: Rule = (place) => {
  const logarithm = logarithmIn(place);
  const { base, exponent } = powerOf(logarithm?.value ?? '0');
  // The logarithm of a power of its base is the exponent, which nobody takes for a power of a logarithm.
  const isMeant = logarithm && isNumber(base) && exponent !== '1' && !isAlike(base, logarithm.base);
  return isMeant ? [raised(logarithm.of(base), exponent)] : [];
};

/** Returns the base and the value of a logarithm of numbers, such as log₂ 8. */
function numbersIn(place: Expression): readonly [base: Expression, value: Expression] | undefined {
  const logarithm = logarithmIn(place);
  return logarithm && [logarithm.base, logarithm.value].every((part) => isNumber(part))
    ? [logarithm.base, logarithm.value]
    : undefined;
}

/** Rewrites log₂ 8 as log₈ 2. */
export const logarithmTurned: Rule = (place) => {
  const [base, value] = numbersIn(place) ?? ['1', '1'];
  return isNumber(value, '1') ? [] : [['log', value, base]];
};

/** Rewrites log₂ 8 as 8/2. */
export const logarithmAsQuotient: Rule = (place) => {
  const [base, value] = numbersIn(place) ?? ['1', '1'];
  return isNumber(base, '1') ? [] : [over(value, base)];
};

/** Rewrites log₂ 8 as 8. */
export const logarithmAsValue: Rule = (place) => numbersIn(place)?.slice(1) ?? [];

/** Rewrites log₂ 2³ as 2 or 4. */
export const exponentMiscounted: Rule = (place) => {
  const logarithm = logarithmIn(place);
  const { base, exponent } = powerOf(logarithm?.value ?? '0');
  return logarithm && isAlike(base, logarithm.base) && integerIn(exponent) !== undefined
    ? [sum([exponent, '-1']), sum([exponent, '1'])]
    : [];
};

/** Rewrites log₂ (1/8) as log₂ 8, and in a logarithm 1/x³ as x^(1/3) or x^(−1/3), and √7 as 7^(−1/2) or 7⁻². */
export const reciprocalInLogarithm: Rule = (place) => {
  const logarithm = logarithmIn(place);
  if (!logarithm) return [];
  const { value, of } = logarithm;
  const [root = 'x'] = operatorOf(value) === '√' ? operandsOf(value) : [];
  if (isNumber(root)) return ['-1/2', '-2'].map((power) => of(raised(root, power)));
  const [top, bottom = '1'] = reciprocalIn(value);
  return top === '1' ? withoutReciprocal(bottom).map(of) : [];
};

/** Returns 8 for 1/8, and x^(1/3) and x^(−1/3) for 1/x³. */
function withoutReciprocal(bottom: Expression): readonly Expression[] {
  if (isNumber(bottom)) return isNumber(bottom, '1') ? [] : [bottom];
  const { base, exponent } = powerOf(bottom);
  const degree = integerIn(exponent) ?? 0;
  return degree < 2 ? [] : ['1', '-1'].map((sign) => raised(base, `${sign}/${String(degree)}`));
}

function reciprocalIn(value: Expression): readonly Expression[] {
  return typeof value === 'string' ? value.split('/') : operatorOf(value) === '/' ? operandsOf(value) : [];
}
