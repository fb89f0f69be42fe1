import fc from 'fast-check';

const digits = fc.bigInt({ min: 0n, max: 10n ** 12n });
const some = fc.bigInt({ min: 1n, max: 10n ** 6n });
const signs = fc.constantFrom('', '-', '−');

/** Fractions as people write them, with their numerators and denominators. */
export const writtenFraction = fc.oneof(
  fc.tuple(signs, digits, digits, some).map(([sign, whole, over, under]) => ({
    text: `${sign}${whole} ${over}/${under}`,
    numerator: (sign === '' ? 1n : -1n) * (whole * under + over),
    denominator: under,
  })),
  fc.tuple(signs, digits, some).map(([sign, over, under]) => ({
    text: `${sign}${over} / ${under}`,
    numerator: (sign === '' ? 1n : -1n) * over,
    denominator: under,
  })),
  fc
    .tuple(signs, digits, fc.nat(3), signs, some, fc.nat(3))
    .map(([sign, over, places, other, under, more]) => ({
      text: `${sign}${over}e-${places}/${other}${under}e-${more}`,
      numerator: ((sign === '') === (other === '') ? 1n : -1n) * over * 10n ** BigInt(more),
      denominator: under * 10n ** BigInt(places),
    })),
  fc.tuple(signs, digits, fc.nat(6)).map(([sign, all, decimals]) => ({
    text: `${sign}${all}e-${decimals}`,
    numerator: (sign === '' ? 1n : -1n) * all,
    denominator: 10n ** BigInt(decimals),
  })),
);

/** The texts of written fractions. */
export const fractionText = writtenFraction.map(({ text }) => text);
/** The text of a fraction other than 0. */
export const nonZeroFractionText = writtenFraction
  .filter(({ numerator }) => numerator !== 0n)
  .map(({ text }) => text);
