import { fixedText, parseNumber, roundTo } from '@mathtools/math-core/rational';
import { range, type Sweep, tally } from '../tally.js';

interface Case {
  readonly value: number;
  readonly decimals: number;
  readonly expected: number;
}

const intl = [0, 1, 2].map(
  (digits) =>
    new Intl.NumberFormat('en-US', {
      useGrouping: false,
      maximumFractionDigits: digits,
      minimumFractionDigits: digits,
    }),
);

const ours = {
  roundTo: ({ value, decimals }: Case) => roundTo(value, decimals),
  fixedText: ({ value, decimals }: Case) => {
    const parsed = parseNumber(value);
    return parsed.ok && Number(fixedText(parsed.value, decimals));
  },
};
const peers = {
  toFixed: ({ value, decimals }: Case) => Number(value.toFixed(decimals)),
  'Math.round': ({ value, decimals }: Case) => Math.round(value * 10 ** decimals) / 10 ** decimals,
  '+ EPSILON': ({ value, decimals }: Case) =>
    Math.round((value + Number.EPSILON) * 10 ** decimals) / 10 ** decimals,
  '× (1 + EPSILON)': ({ value, decimals }: Case) =>
    Math.round(value * (1 + Number.EPSILON) * 10 ** decimals) / 10 ** decimals,
  Intl: ({ value, decimals }: Case) => Number(intl[decimals]?.format(value)),
};

const tie = (n: number): number => Number(`${n}.5e-2`);

/** Returns the largest double below a positive one. */
function previous(x: number): number {
  const view = new DataView(new ArrayBuffer(8));
  view.setFloat64(0, x);
  view.setBigUint64(0, view.getBigUint64(0) - 1n);
  return view.getFloat64(0);
}

export function roundingSweeps(): readonly Sweep[] {
  const expected = (each: Case): number => each.expected;
  return [
    tally({
      name: 'rounding ties to 2 decimals, 0.005…999.995',
      cases: range(0, 99_999).map((n) => ({ value: tie(n), decimals: 2, expected: (n + 1) / 100 })),
      expected,
      ours,
      peers,
    }),
    tally({
      name: 'ties below zero, −0.5…−19,999.5',
      cases: range(0, 19_999).map((n) => ({ value: -n - 0.5, decimals: 0, expected: -n - 1 })),
      expected,
      ours,
      peers,
    }),
    tally({
      name: 'doubles just below a tie',
      cases: range(0, 19_999).map((n) => ({ value: previous(tie(n)), decimals: 2, expected: n / 100 })),
      expected,
      ours,
      peers,
    }),
  ];
}
