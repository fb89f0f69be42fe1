import { describe, expect, it } from 'vitest';
import { within } from '../../expression/budget.js';
import { readWorkLine } from '../../read/work-line.js';
import slips from '../../testing/working-slips.json' with { type: 'json' };
import { lettersIn } from '../substitute.js';
import { solve } from '../../solve/solve.js';
import { solveSystem } from '../../solve/system/system.js';
import { MAX_WORK } from '../check-working.js';
import { withSolver } from '../solver.js';
import { LABELLED } from '../workings.test-support.js';
import type { MistakeName } from '../mistake-names.js';
import { mistakesIn } from './mistakes.js';

/** The lines before and after the first mistake of each recorded work. */
const PAIRS: readonly (readonly [string, string])[] = [
  ...LABELLED.flatMap(({ lines, mistake }) => (mistake ? [around(lines, mistake.line - 1)] : [])),
  ...slips.flatMap(({ lines, verdicts }) =>
    verdicts.includes('wrong') ? [around(lines, verdicts.indexOf('wrong') + 1)] : [],
  ),
];

function around(lines: readonly string[], wrong: number): readonly [string, string] {
  return [lines[wrong - 1] ?? '', lines[wrong] ?? ''];
}

/** Returns every name that fits a pair of lines, the first of which is the one that students see. */
function namesOf([before, after]: readonly [string, string]): readonly MistakeName[] {
  const [old, now] = [readWorkLine(before, 'line'), readWorkLine(after, 'line')];
  if (!old.ok || !now.ok) return [];
  const unknowns = [...new Set([...lettersIn(old.value), ...lettersIn(now.value)])];
  const [unknown = 'x'] = unknowns;
  return [
    ...new Set(
      withSolver({ solve, solveSystem }, () =>
        within(MAX_WORK, () => [...mistakesIn(old.value, now.value, { unknown, unknowns })]),
      ),
    ),
  ];
}

/** The wins of a name over another: the lines for which both fit. */
const WINS = new Map<string, string[]>();
for (const pair of PAIRS) {
  const [first, ...others] = namesOf(pair);
  for (const other of others) {
    const key = `${first ?? ''} > ${other}`;
    WINS.set(key, [...(WINS.get(key) ?? []), pair.join(' → ')]);
  }
}

/** Pairs in which the name whose rule writes the line literally wins over the name with the same solutions. */
const LITERAL: ReadonlySet<string> = new Set([
  'log-power-outside, root-without-plus-minus',
  'formula-minus-b-forgotten, root-sign-swapped',
]);

describe('the order of mistakes', () => {
  it('names the winner of each pair', async () => {
    const rows = [...WINS].sort(([a], [b]) => a.localeCompare(b));
    await expect(
      rows.map(([key, lines]) => `${key}: ${lines[0] ?? ''} (${lines.length})`).join('\n'),
    ).toMatchFileSnapshot('order.txt');
  });

  it('has one winner for each pair of names, except where one of them is written literally', () => {
    const both = [...WINS.keys()].filter((key) => WINS.has(key.split(' > ').reverse().join(' > ')));
    expect(new Set(both.map((key) => key.split(' > ').sort().join(', ')))).toEqual(LITERAL);
  });
});
