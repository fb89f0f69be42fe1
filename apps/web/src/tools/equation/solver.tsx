import type { Solved, Statement, Unread } from '@mathtools/math-core/algebra';
import { type Expression, expressionText } from '@mathtools/math-core/steps';
import type { ReactNode } from 'react';
import { withMinus } from '../../ui/math/minus.js';
import { StatementMath } from '../../ui/math-lines/statement-math.js';
import { Segmented } from '../../ui/segmented/segmented.js';
import { Solution } from '../../ui/solution/solution.js';
import { type Digits, withRoots } from '../../ui/solving/rounding.js';
import type { SolvedWork, Way, Work } from '../../ui/solving/work-out.js';
import { answeredParts } from './answered-parts.js';
import { EquationPicture } from './equation-picture.js';
import { expressionParts } from './expression-parts.js';
import { FunctionChoice } from './function-choice.js';
import { alternativesOf, listed, type Part, partsText, roundingNotes, setOf } from './parts.js';
import type { Parts, SolverInputs } from './shown.js';
import { aboutOf, Alternatives, decimalsOf, refusalOf, Said } from './said.js';

const METHODS: Readonly<Record<Way, string>> = {
  root: 'Square root',
  factoring: 'Factoring',
  'completing-square': 'Completing the square',
  'pq-formula': 'pq formula',
  formula: 'Quadratic formula',
  substitution: 'Substitution',
  elimination: 'Elimination',
  'inverse-operations': 'Inverse operations',
  'natural-logarithms': 'Natural logarithms',
};

/** Returns the parts that show the engine's results. The inputs are the current ones, which may be newer. */
export function partsOf(work: Work, inputs: SolverInputs): Parts {
  switch (work.kind) {
    case 'unread':
      return unreadParts(work.failure);
    case 'refused':
      return { result: { placeholder: refusalOf(work.failure) } };
    case 'answered':
      return answeredParts(work, inputs);
    case 'read': {
      const { text, notes, alternatives } = work.reading;
      return { ...readParts(work, inputs), reading: { text, notes, alternatives } };
    }
  }
}

type Read = Extract<Work, { kind: 'read' }>;

function readParts({ reading, work, digits }: Read, inputs: SolverInputs): Parts {
  switch (work.kind) {
    case 'refused':
      return { result: { placeholder: refusalOf(work.failure) } };
    case 'expression':
      return expressionParts(reading.statement, work, inputs);
    case 'solved':
      return solvedParts(reading.statement, { ...work, digits }, inputs);
  }
}

interface Wished extends SolvedWork {
  /** The digits that the text asks for. */
  readonly digits: Digits | undefined;
}

function solvedParts(statement: Statement, work: Wished, { values, set }: SolverInputs): Parts {
  const { solved, ways, letters, unknown, free, isFunction, breaks, digits } = work;
  const solution = digits ? withRoots(solved.solution, digits) : solved.solution;
  const alternatives = alternativesOf({ ...solved, solution });
  return {
    // A choice shows at once, before the engine has solved the problem that way.
    choices: (
      <>
        {isFunction && <FunctionChoice of={solved.unknowns[0] ?? 'x'} values={values} set={set} />}
        {letters.length > 0 && (
          <Segmented
            legend="Solve for"
            value={letters.find((letter) => letter === values.unknown) ?? unknown ?? ''}
            options={letters.map((letter) => ({ value: letter, label: letter }))}
            onChange={(letter) => {
              set({ unknown: letter });
            }}
          />
        )}
        {ways.length > 1 && (
          <Segmented
            legend="Method"
            value={ways.find((way) => way === values.method) ?? solved.method ?? 'root'}
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
      answer: <Alternatives of={alternatives} digits={digits} />,
      notes: [
        ...(digits && solution.kind === 'approximate' && solution === solved.solution
          ? ['We know these roots only to the digits shown.']
          : []),
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
        ...notesOf(solved, isComparison(statement) ? 'inequality' : 'equation'),
      ],
    },
    details: detailsOf(solved, digits),
    remarks: remarksOf(solved),
    solution: <Solution steps={solved.steps} />,
    picture: <EquationPicture statement={statement} solved={solved} breaks={breaks} />,
    answer: alternatives
      .map((parts) => [partsText(parts), digits && aboutOf(parts, digits)].filter(Boolean).join(' '))
      .join(' or '),
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

/** Returns true for an inequality, also with three parts. */
const isComparison = (statement: Statement): boolean => /"[<>≤≥]"/.test(JSON.stringify(statement));

function notesOf(
  { excluded, unknowns, conditions = [], solution }: Solved,
  kind: string,
): readonly ReactNode[] {
  const [unknown = 'x'] = unknowns;
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
              ` (the ${kind} is undefined there)`,
            ]}
          />,
        ]
      : []),
  ];
}

/** Returns the sentences about values that aren't solutions, which the steps explain. */
function remarksOf({ extraneous, complex = [], unknowns }: Solved): readonly ReactNode[] {
  const [unknown = 'x'] = unknowns;
  const values = (all: readonly Expression[]) =>
    all.map((value): readonly Part[] => [{ math: unknown }, ' = ', { math: value }]);
  return [
    ...(extraneous.length > 0
      ? [
          <Said
            key="extraneous"
            of={[
              ...listed(values(extraneous)),
              extraneous.length > 1
                ? ' also appear, but they don’t satisfy the original equation: they are extraneous.'
                : ' also appears, but it doesn’t satisfy the original equation: it is extraneous.',
            ]}
          />,
        ]
      : []),
    ...(complex.length > 0
      ? [<Said key="complex" of={['Complex solutions: ', ...listed(values(complex), ' or ')]} />]
      : []),
  ];
}

function detailsOf({ solution }: Solved, digits?: Digits): readonly (readonly [string, ReactNode])[] {
  if (solution.kind === 'points') {
    if (digits) return []; // The answer has the decimals.
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
      const about = end === undefined ? undefined : decimalsOf(end, digits);
      return end === undefined || about === undefined ? [] : [[expressionText(end), about]];
    }),
  );
  return [
    ['In interval notation', <Said key="set" of={setOf(solution.intervals)} />],
    ...[...irrational].map(([text, about]) => [withMinus(text), about] as const),
  ];
}
