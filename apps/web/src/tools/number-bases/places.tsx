import { convertBase } from '@mathtools/math-core/number-base';
import type { Expression } from '@mathtools/math-core/steps';
import { button } from '../../ui/button/button.css.js';
import { Digits } from '../../ui/math/digits.js';
import { MathExpression } from '../../ui/math/math.js';
import * as plot from '../../ui/plot/plot.css.js';
import * as css from './places.css.js';

/** The digits of the largest base, in order. */
const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';
/** The largest number of places that fit next to each other on a phone, and those that are always shown. */
const MOST = 8;
const FEWEST = 4;

interface PlacesProps {
  /** The number without its sign, and its base. */
  readonly digits: string;
  readonly base: string;
  /** The number in base 10. */
  readonly decimal: string;
  /** Called with other digits in the same base. */
  readonly onDigits: (digits: string, base: string) => void;
}

/** Renders the places of a number: the value of each place, its digit, and what the digit adds. Pressing a digit changes it. */
export function Places({ digits, base, decimal, onDigits }: PlacesProps) {
  if (digits.length > MOST) return null;
  const number: Expression = ['numeral', digits, base];
  const padded = Array.from(digits.padStart(base === '2' ? MOST : FEWEST, '0'));
  const places = padded.map((digit, index) => {
    const zeros = padded
      .slice(index + 1)
      .fill('0')
      .join('');
    const next = DIGITS.slice(0, Number(base)).charAt(DIGITS.indexOf(digit) + 1) || '0';
    return {
      digit,
      place: inTen(`1${zeros}`, base),
      adds: inTen(digit + zeros, base),
      changed: [...padded.slice(0, index), next, ...padded.slice(index + 1)].join(''),
    };
  });
  const used = places.filter(({ digit }) => digit !== '0').map(({ adds }) => adds);
  return (
    <figure className={plot.plot} aria-label="The places of the number">
      <p className={plot.title}>
        The places of <MathExpression of={number} />
      </p>
      <table className={css.table} translate="no">
        <tbody>
          <tr>
            <th scope="row">Place</th>
            {places.map(({ place }, index) => (
              <td key={index}>
                <Digits>{place}</Digits>
              </td>
            ))}
          </tr>
          <tr>
            <th scope="row">Digit</th>
            {places.map(({ digit, place, changed }, index) => (
              <td key={index}>
                <button
                  type="button"
                  className={digit === '0' ? button.quiet : button.secondary}
                  aria-label={`${digit}, place ${place}`}
                  onClick={() => {
                    onDigits(changed, base);
                  }}
                >
                  {digit}
                </button>
              </td>
            ))}
          </tr>
          <tr>
            <th scope="row">Adds</th>
            {places.map(({ adds }, index) => (
              <td key={index}>
                <Digits>{adds}</Digits>
              </td>
            ))}
          </tr>
        </tbody>
      </table>
      <p translate="no">
        <Digits>{`${used.join(' + ') || '0'} = ${decimal}`}</Digits>
      </p>
      <figcaption className={plot.description}>
        Each digit counts its place. Press a digit to count it up.
      </figcaption>
    </figure>
  );
}

function inTen(digits: string, from: string): string {
  const result = convertBase({ digits, from, to: '10' });
  return result.ok ? result.value.text : '';
}
