import {
  expressionFigure,
  type Method,
  solve,
  type Solved,
  type Statement,
} from '@mathtools/math-core/algebra';
import type { Failure, Result } from '@mathtools/math-core/result';
import { type Expression, expressionText } from '@mathtools/math-core/steps';
import { Fragment, type ReactNode } from 'react';
import { withMinus } from '../../ui/math/minus.js';
import { MathExpression } from '../../ui/math/math.js';
import { together } from '../../ui/result/result.css.js';
import type { ResultProps } from '../../ui/result/result.js';
import { readLines } from '../../ui/math-lines/read-lines.js';
import { StatementMath } from '../../ui/math-lines/statement-math.js';
import { Segmented } from '../../ui/segmented/segmented.js';
import { Solution } from '../../ui/solution/solution.js';
import type { ToolInputs } from '../tool-inputs.js';
import { EquationPicture } from './equation-picture.js';
import * as css from './equation.css.js';
import { alternativesOf, lettersOf, listed, type Part, partsText, setOf } from './parts.js';

const MOST_LINES = 6;
const DECIMALS = 4;

const METHODS: Readonly<Record<Method, string>> = {
  factoring: 'Factoring',
  'completing-square': 'Completing the square',
  formula: 'Quadratic formula',
  substitution: 'Substitution',
  elimination: 'Elimination',
};

/** What the tool shows beside its field. */
export interface Parts {
  readonly choices?: ReactNode;
  readonly result?: Partial<ResultProps>;
  readonly solution?: ReactNode;
  readonly picture?: ReactNode;
  /** The answer as text. */
  readonly answer?: string;
}

/** Solves what was typed, as the visitor chose, and says it. */
export function partsOf({ values, set }: ToolInputs<'lines' | 'unknown' | 'method'>): Parts {
  const statement = statementOf(values.lines);
  if (!statement) return unreadParts(values.lines);
  const letters = lettersOf(statement);
  const isLiteral = statement.kind === 'relation' && statement.relation === '=' && letters.length > 1;
  const unknown = isLiteral ? unknownOf(statement, letters, values.unknown) : undefined;
  const result = solveAs(statement, unknown, values.method);
  if (!result.ok) return { result: { placeholder: refusalOf(result) } };
  const solved = result.value;
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
        {solved.methods.length > 1 && (
          <Segmented
            legend="Method"
            value={solved.method ?? ''}
            options={solved.methods.map((method) => ({ value: method, label: METHODS[method] }))}
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
      notes: notesOf(solved),
      details: detailsOf(solved),
    },
    solution: <Solution steps={solved.steps} />,
    picture: <EquationPicture statement={statement} solved={solved} />,
    answer: alternatives.map(partsText).join(' or '),
  };
}

/** Of what can't be read only what it is may be known, such as sin x = 1. */
function unreadParts(text: string): Parts {
  const result = solve(text);
  return result.ok || result.code !== 'unsupported' ? {} : { result: { placeholder: refusalOf(result) } };
}

/** The lines as one statement; undefined where one can't be read, which the box says. */
function statementOf(text: string): Statement | undefined {
  const lines = readLines(text);
  const parts: Statement[] = [];
  for (const { read } of lines.slice(0, MOST_LINES)) {
    if (!read.ok) return undefined;
    parts.push(...(read.value.kind === 'and' ? read.value.parts : [read.value]));
  }
  const [only, ...others] = parts;
  if (!only) return undefined;
  return others.length === 0 ? only : { kind: 'and', parts };
}

/** The letter to solve for: the chosen one, else x or y, else the first one that doesn't stand alone already. */
function unknownOf(
  { left, right }: Extract<Statement, { kind: 'relation' }>,
  letters: readonly string[],
  chosen: string,
): string | undefined {
  const open = letters.filter((letter) => letter !== left && letter !== right);
  return (
    [chosen, 'x', 'y'].find(
      (letter) => letters.includes(letter) && (letter === chosen || open.includes(letter)),
    ) ?? open[0]
  );
}

/** Solves with the method that was chosen, where this statement has it. */
function solveAs(statement: Statement, unknown: string | undefined, method: string): Result<Solved> {
  const options = unknown === undefined ? {} : { unknown };
  const first = solve(statement, options);
  const chosen = first.ok ? first.value.methods.find((each) => each === method) : undefined;
  if (!first.ok || chosen === undefined || chosen === first.value.method) return first;
  const asked = solve(statement, { ...options, method: chosen });
  return asked.ok ? asked : first;
}

/** A refusal as one calm sentence. */
function refusalOf({ code, message }: Failure): string {
  if (code === 'division-by-zero') return 'This divides by 0, which has no value.';
  const [, recognised = ''] = / solved here: (.*)[.]$/.exec(message) ?? [];
  if (recognised === '') return 'This can’t be solved here.';
  return code === 'too-large'
    ? `This is too large to be solved here: ${withMinus(recognised)}.`
    : `This can’t be solved here: it is ${withMinus(recognised)}.`;
}

function Parts({ of }: { readonly of: readonly Part[] }) {
  return of.map((part, index) =>
    typeof part === 'string' ? part : <MathExpression key={index} of={part.math} />,
  );
}

/** Each alternative keeps together, and has its decimals beside it where they are rounded. */
function Alternatives({ of }: { readonly of: readonly (readonly Part[])[] }) {
  return of.map((parts, index) => {
    const about = aboutOf(parts);
    return (
      <Fragment key={index}>
        {index > 0 && ' '}
        <span className={together}>
          {index > 0 && 'or '}
          <Parts of={parts} />
          {about !== undefined && <span className={css.about}> {about}</span>}
        </span>
      </Fragment>
    );
  });
}

/** The decimals of x = …, where its value is irrational. */
function aboutOf(parts: readonly Part[]): string | undefined {
  const [, sign, value] = parts;
  if (sign !== ' = ' || parts.length !== 3 || typeof value !== 'object') return undefined;
  return decimalsOf(value.math);
}

function decimalsOf(value: Expression): string | undefined {
  const figure = expressionFigure(value, DECIMALS);
  return figure && figure.exact === undefined ? `≈ ${withMinus(figure.text)}` : undefined;
}

function notesOf({ excluded, extraneous, complex = [], unknowns }: Solved): readonly ReactNode[] {
  const [unknown = 'x'] = unknowns;
  const values = (all: readonly Expression[], sign: string) =>
    all.map((value): readonly Part[] => [{ math: unknown }, sign, { math: value }]);
  return [
    ...(excluded.length > 0
      ? [<Parts key="excluded" of={['Not allowed from the start: ', ...listed(values(excluded, ' = '))]} />]
      : []),
    ...(extraneous.length > 0
      ? [
          <Parts
            key="extraneous"
            of={[
              ...listed(values(extraneous, ' = ')),
              extraneous.length > 1
                ? ' come up on the way, but don’t solve it: they are extraneous.'
                : ' comes up on the way, but doesn’t solve it: it is extraneous.',
            ]}
          />,
        ]
      : []),
    ...(complex.length > 0
      ? [<Parts key="complex" of={['Complex solutions: ', ...listed(values(complex, ' = '), ' or ')]} />]
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
    ['As intervals', <Parts key="set" of={setOf(solution.intervals)} />],
    ...[...irrational].map(([text, about]) => [withMinus(text), about] as const),
  ];
}
