import { readFileSync } from 'node:fs';
import { answerRequest, solve } from '@mathtools/math-core/algebra';
import { readList } from '@mathtools/math-core/list';
import { parseMoney, parsePercentage } from '@mathtools/math-core/money';
import { convertBase } from '@mathtools/math-core/number-base';
import { exactText, parseNumber, type Rational } from '@mathtools/math-core/rational';
import type { Result } from '@mathtools/math-core/result';
import { expressionText } from '@mathtools/math-core/steps';
import { grade } from '@mathtools/practice';
import { expect, it } from 'vitest';

const document = readFileSync(new URL('../../../docs/reading.md', import.meta.url), 'utf8');
const rows = Array.from(
  document.matchAll(/^\| ([^|`]+) \| `([^`]+)` \| (.+) \|$/gm),
  ([, where = '', typed = '', read = '']) => ({ where, typed, read }),
);

const numberText = (read: Result<Rational>): string => (read.ok ? exactText(read.value) : 'rejected');

const PLACES: Readonly<Record<string, (text: string) => string>> = {
  'number field': (text) => numberText(parseNumber(text)),
  'money field': (text) => numberText(parseMoney(text)),
  'percentage field': (text) => numberText(parsePercentage(text)),
  list: (text) => {
    const { numbers, unreadable, grouped, readings } = readList(text);
    const listed = (entries: readonly string[]): string =>
      entries.map((number) => numberText(parseNumber(number))).join('; ');
    if (readings) return `asked: ${readings.map(listed).join(', or ')}`;
    const list = listed(numbers);
    const without = unreadable.length > 0 ? `, without ${unreadable.join(', ')}` : '';
    return list + without + (grouped === undefined ? '' : `, or ${grouped}`);
  },
  equation: solutionText,
  request: requestText,
};

/** Returns how a request is read: as a function with its facts, or in a unit of angles; and the other reading. */
function requestText(text: string): string {
  const request = answerRequest(text);
  if (!request?.ok) return request?.message ?? 'an equation';
  const { asked, answers, isOverview, reading } = request.value;
  const [other] = reading?.alternatives ?? [];
  const facts = `function: ${answers.map(({ name }) => name).join(', ')}`;
  const typed = asked.kind === 'expression' ? expressionText(asked.expression) : '';
  const note = other?.unknown === undefined ? other?.note : `solved for ${other.unknown}`;
  return [isOverview ? facts : (reading?.text ?? typed), ...(note === undefined ? [] : [`or ${note}`])].join(
    '; ',
  );
}

/** Returns the solution of an equation as text, or the error message. */
function solutionText(text: string): string {
  const result = solve(text);
  if (!result.ok) return result.message;
  const { solution } = result.value;
  if (solution.kind === 'points')
    return solution.points
      .map((point) =>
        Object.entries(point)
          .map(([name, value]) => `${name} = ${expressionText(value)}`)
          .join(', '),
      )
      .join(' or ');
  return solution.kind === 'values'
    ? `${expressionText(solution.unknown)} = ${solution.values.map(expressionText).join(' or ')}`
    : solution.kind;
}

/** Returns how a string is read in a table of the document. */
function readingAt(where: string, typed: string): string {
  const [, base] = /^base (\d+)$/.exec(where) ?? [];
  if (base !== undefined) {
    const result = convertBase({ digits: typed, from: base, to: 10 });
    return result.ok ? result.value.decimal : 'rejected';
  }
  const [, several, answer = ''] = /^answer(s?), (.+) expected$/.exec(where) ?? [];
  if (several === undefined) return PLACES[where]?.(typed) ?? 'no such place';
  const verdict =
    several === 's'
      ? grade(typed, { answer: answer.replace(' and ', ', '), form: { kind: 'numbers', variable: 'x' } })
      : grade(typed, { answer, form: { kind: 'number' } });
  return verdict === 'ambiguous' ? 'asked' : verdict;
}

it('has two examples or more for each rule', () => {
  const tables = document.split(/^## /m).filter((section) => section.includes('| Where |'));
  for (const table of tables) expect(table.match(/^\| [^|]+ \| `/gm)?.length).toBeGreaterThanOrEqual(2);
  expect(rows.length).toBe(document.match(/^\| [^|]+ \| `/gm)?.length);
});

it.each(rows)('reads in the place "$where" what "$typed" means: $read', ({ where, typed, read }) => {
  expect(readingAt(where, typed)).toBe(read);
});
