import type { Expression } from '../../steps/expression.js';
import { addSums, keyOfSum, type Power, type Sum, type Term, wholeExponent } from './sum.js';

/** Replaces a sin² u + a cos² u by a. */
export function withoutSquares(sum: Sum): Sum {
  for (const [index, term] of sum.entries()) {
    const rest = withoutSquare(term, 'sin');
    if (!rest) continue;
    const others = sum.filter((_, place) => place !== index);
    const partner = others.find((other) => {
      const cosine = withoutSquare(other, 'cos');
      return cosine?.angle === rest.angle && keyOfSum([cosine.term]) === keyOfSum([rest.term]);
    });
    if (!partner) continue;
    return withoutSquares(
      addSums(
        others.filter((other) => other !== partner),
        [rest.term],
      ),
    );
  }
  return sum;
}

/** Splits a square of a sine or cosine from a term. */
function withoutSquare(
  { coefficient, powers }: Term,
  name: 'sin' | 'cos',
): { readonly term: Term; readonly angle: string } | undefined {
  const square = powers.find((power) => angleOf(power, name) !== undefined && wholeExponent(power) === 2);
  const angle = square && angleOf(square, name);
  if (angle === undefined) return undefined;
  return {
    term: { coefficient, powers: powers.filter((power) => power !== square) },
    angle: JSON.stringify(angle),
  };
}

function angleOf({ base }: Power, name: string): Expression | undefined {
  return typeof base !== 'string' && base[0] === name ? base[1] : undefined;
}
