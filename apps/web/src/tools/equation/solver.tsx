import {
  answerRequest,
  type Method,
  readInput,
  type Reading,
  solve,
  type Solved,
  type Statement,
  type Unread,
} from '@mathtools/math-core/algebra';
import { success } from '@mathtools/math-core/result';
import { type Expression, expressionText } from '@mathtools/math-core/steps';
import type { ReactNode } from 'react';
import { withMinus } from '../../ui/math/minus.js';
import { StatementMath } from '../../ui/math-lines/statement-math.js';
import { Segmented } from '../../ui/segmented/segmented.js';
import { Solution } from '../../ui/solution/solution.js';
import { answeredParts } from './answered-parts.js';
import { EquationPicture } from './equation-picture.js';
import { expressionParts } from './expression-parts.js';
import { alternativesOf, lettersOf, listed, type Part, partsText, roundingNotes, setOf } from './parts.js';
import type { Parts, SolverInputs } from './shown.js';
import { Alternatives, decimalsOf, refusalOf, Said } from './said.js';

const ROOT = 'root';
const FACTOR = 'algebra.zero-factor';

const METHODS: Readonly<Record<Method | typeof ROOT, string>> = {
  [ROOT]: 'Square root',
  factoring: 'Factoring',
  'completing-square': 'Completing the square',
  formula: 'Quadratic formula',
  substitution: 'Substitution',
  elimination: 'Elimination',
};

/** Solves the typed equation, or rewrites the typed expression, as the visitor chose. Returns the parts to show. */
export function partsOf(inputs: SolverInputs): Parts {
  const read = inputs.values.lines.trim() === '' ? undefined : readInput(inputs.values.lines);
  if (!read) return {};
  const answered = answerRequest(inputs.values.lines);
  if (answered)
    return answered.ok ? answeredParts(answered.value) : { result: { placeholder: refusalOf(answered) } };
  if (!read.ok) return unreadParts(read);
  const { text, notes, alternatives } = read.value;
  return { ...solvedParts(read.value, inputs), reading: { text, notes, alternatives } };
}

function solvedParts({ statement, unknown: asked }: Reading, inputs: SolverInputs): Parts {
  const { values, set } = inputs;
  const expression = expressionParts(statement, inputs);
  if (expression) return expression;
  const letters = lettersOf(statement);
  const isLiteral = statement.kind === 'relation' && statement.relation === '=' && letters.length > 1;
  const unknown = isLiteral ? unknownOf(statement, letters, values.unknown, asked) : undefined;
  const free = isLiteral && hasFamily(statement) ? letters.filter((letter) => letter !== unknown) : [];
  const result = solveAs(statement, unknown, values.method);
  if (!result.ok) return { result: { placeholder: refusalOf(result) } };
  const { solved, ways } = result.value;
  const alternatives = alternativesOf(solved);
  return {
    choices: (
      <>
        {isLiteral && (
          <Segmented
            legend="Solve for"
            value={unknown ?? ''}
            options={letters.map((letter) => ({ value: letter, label: letter }))}
            onChange={(letter) => {
              set({ unknown: letter });
            }}
          />
        )}
        {ways.length > 1 && (
          <Segmented
            legend="Method"
            value={solved.method ?? ROOT}
            options={ways.map((method) => ({ value: method, label: METHODS[method] }))}
            onChange={(method) => {
              set({ method });
            }}
          />
        )}
      </>
    ),
    result: {
      label: <StatementMath of={statement} />,
      answer: <Alternatives of={alternatives} />,
      notes: [
        ...(free.length > 0
          ? [
              <Said
                key="family"
                of={[
                  'Infinitely many solutions: one for every ',
                  ...listed(free.map((letter) => [{ math: letter }])),
                ]}
              />,
            ]
          : []),
        ...notesOf(solved),
      ],
      details: detailsOf(solved),
    },
    solution: <Solution steps={solved.steps} />,
    picture: <EquationPicture statement={statement} solved={solved} />,
    answer: alternatives.map(partsText).join(' or '),
  };
}

/** Returns the parts for unreadable text, which may have several readings or a known but unsupported notation such as sin x = 1. */
function unreadParts(failure: Unread): Parts {
  const { alternatives } = failure;
  if (alternatives)
    return {
      result: { placeholder: 'This can be read in several ways. Choose one.' },
      reading: { alternatives },
    };
  return /^unsupported/.test(failure.code) ? { result: { placeholder: refusalOf(failure) } } : {};
}

/** Returns whether an equation such as x + y = 5, where no letter is isolated, has infinitely many solutions. */
function hasFamily({ left, right, ...rest }: Extract<Statement, { kind: 'relation' }>): boolean {
  if ([left, right].some((side) => typeof side === 'string' && /^[a-z]$/.test(side))) return false;
  const solved = solve({ left, right, ...rest });
  return solved.ok && solved.value.solution.kind === 'family';
}

/** Returns the variable to solve for: the chosen one, the one named in the text, x, y, or the first that isn't isolated yet. */
function unknownOf(
  { left, right }: Extract<Statement, { kind: 'relation' }>,
  letters: readonly string[],
  unknown: string,
  asked = '',
): string | undefined {
  const chosen = letters.includes(unknown) ? unknown : asked;
  const open = letters.filter((letter) => letter !== left && letter !== right);
  return (
    [chosen, 'x', 'y'].find(
      (letter) => letters.includes(letter) && (letter === chosen || open.includes(letter)),
    ) ?? open[0]
  );
}

/** Solves with the chosen method if it applies to the statement, or else the way a teacher would. */
function solveAs(statement: Statement, unknown: string | undefined, method: string) {
  const options = unknown === undefined ? {} : { unknown };
  const first = solve(statement, options);
  if (!first.ok) return first;
  const { methods, steps } = first.value;
  // a product whose factors need several methods counts as solved by factoring
  const usual = first.value.method ?? (steps.some(({ id }) => id === FACTOR) ? 'factoring' : undefined);
  const chosen = methods.find((each) => each === method) ?? usual;
  const again = chosen !== undefined && chosen !== usual && solve(statement, { ...options, method: chosen });
  // taking the square root of a lone square isn't one of the engine's methods
  const ways: readonly (Method | typeof ROOT)[] = usual === undefined ? [ROOT, ...methods] : methods;
  const solved = { ...first.value, ...(usual !== undefined && { method: usual }) };
  return success({ solved: again && again.ok ? again.value : solved, ways });
}

function notesOf({
  excluded,
  extraneous,
  complex = [],
  unknowns,
  conditions = [],
  solution,
}: Solved): readonly ReactNode[] {
  const [unknown = 'x'] = unknowns;
  const values = (all: readonly Expression[], sign: string) =>
    all.map((value): readonly Part[] => [{ math: unknown }, sign, { math: value }]);
  const held = conditions.flatMap((each): readonly (readonly Part[])[] =>
    each.kind === 'relation' ? [[{ math: each.left }, ` ${each.relation} `, { math: each.right }]] : [],
  );
  return [
    ...(held.length > 0 ? [<Said key="conditions" of={['Only if ', ...listed(held)]} />] : []),
    ...(solution.kind === 'approximate'
      ? roundingNotes(solution).map((sentence, index) => <Said key={`rounding-${index}`} of={sentence} />)
      : []),
    ...(excluded.length > 0
      ? [
          <Said
            key="excluded"
            of={[
              { math: unknown },
              ' can’t be ',
              ...listed(
                excluded.map((value) => [{ math: value }]),
                ' or ',
              ),
              ' (the equation is undefined there)',
            ]}
          />,
        ]
      : []),
    ...(extraneous.length > 0
      ? [
          <Said
            key="extraneous"
            of={[
              ...listed(values(extraneous, ' = ')),
              extraneous.length > 1
                ? ' also appear, but they don’t satisfy the original equation: they are extraneous.'
                : ' also appears, but it doesn’t satisfy the original equation: it is extraneous.',
            ]}
          />,
        ]
      : []),
    ...(complex.length > 0
      ? [<Said key="complex" of={['Complex solutions: ', ...listed(values(complex, ' = '), ' or ')]} />]
      : []),
  ];
}

function detailsOf({ solution }: Solved): readonly (readonly [string, ReactNode])[] {
  if (solution.kind === 'points') {
    const [point] = solution.points;
    return Object.entries(solution.points.length === 1 && point ? point : {}).flatMap(([unknown, value]) => {
      const about = decimalsOf(value);
      return about === undefined ? [] : [[unknown, about] as const];
    });
  }
  if (solution.kind !== 'intervals') return [];
  const ends = solution.intervals.flatMap(({ low, high }) => [low, high]);
  const irrational = new Map(
    ends.flatMap((end) => {
      const about = end === undefined ? undefined : decimalsOf(end);
      return end === undefined || about === undefined ? [] : [[expressionText(end), about]];
    }),
  );
  return [
    ['In interval notation', <Said key="set" of={setOf(solution.intervals)} />],
    ...[...irrational].map(([text, about]) => [withMinus(text), about] as const),
  ];
}
