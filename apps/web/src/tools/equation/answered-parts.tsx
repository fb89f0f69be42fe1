import type { AnswerLine, AnswerName, Statement } from '@mathtools/math-core/algebra';
import { type Expression, expressionText } from '@mathtools/math-core/steps';
import type { ReactNode } from 'react';
import { withMinus } from '../../ui/math/minus.js';
import { readAsText } from '../../ui/math-lines/other-readings.js';
import { StatementMath } from '../../ui/math-lines/statement-math.js';
import { Details } from '../../ui/result/result.js';
import { Solution } from '../../ui/solution/solution.js';
import type { Work } from '../../ui/solving/work-out.js';
import { CurvesPicture } from './curves-picture.js';
import { SidesGraphs } from './equation-picture.js';
import { ExpressionPicture } from './expression-picture.js';
import * as css from './equation.css.js';
import { FunctionChoice } from './function-choice.js';
import { FunctionRows } from './function-rows.js';
import { GraphsPicture } from './graphs-picture.js';
import { named } from './named.js';
import { partsText, setOf } from './parts.js';
import type { Parts, SolverInputs } from './shown.js';
import { UnitCircle } from './unit-circle.js';
import type { Named } from './view-of.js';

type AnsweredWork = Extract<Work, { kind: 'answered' }>;

const NAMES: Readonly<Record<AnswerName, string>> = {
  value: 'Value',
  quotient: 'Quotient',
  remainder: 'Remainder',
  result: 'Result',
  domain: 'Domain',
  range: 'Range',
  zeros: 'Zeros',
  inverse: 'Inverse',
  slope: 'Slope',
  'x-intercepts': 'x-intercepts',
  'y-intercept': 'y-intercept',
  vertex: 'Vertex',
  'vertex-form': 'Vertex form',
  equation: 'Equation',
  midpoint: 'Midpoint',
  distance: 'Distance',
  condition: 'Condition',
  decimal: 'Decimal',
  degrees: 'In degrees',
  center: 'Center',
  radius: 'Radius',
  symmetry: 'Symmetry',
  asymptotes: 'Asymptotes',
  holes: 'Holes',
  derivative: 'Derivative',
};

/** The answers that need their name, because the statement alone doesn't say what it is. */
const NAMED = new Set<AnswerName>([
  'domain',
  'range',
  'slope',
  'vertex',
  'midpoint',
  'distance',
  'center',
  'radius',
  'x-intercepts',
  'y-intercept',
  'asymptotes',
  'holes',
]);

/** The texts of answers without a value. */
const NOTHING: Readonly<Partial<Record<AnswerName, string>>> = {
  value: 'undefined',
  domain: 'no real numbers',
  range: 'no real numbers',
  zeros: 'none',
  'x-intercepts': 'none',
  'y-intercept': 'none',
  asymptotes: 'none',
  inverse: 'no inverse function',
  center: 'no real point',
  slope: 'undefined, because the line is vertical',
};

/** Returns the parts for the answer to a request: its lines with their names, the steps and the graph. */
export function answeredParts(work: AnsweredWork, inputs: SolverInputs): Parts {
  const { asked, answers, steps, notes = [], reading, sections, isOverview } = work.answered;
  const letter = reading?.alternatives.find(({ unknown }) => unknown !== undefined)?.unknown;
  const alternatives = (reading?.alternatives ?? []).filter(({ unknown }) => unknown === undefined);
  const said = (reading && readAsText({ ...reading, alternatives })) ?? '';
  const remarks = notes.map((note) => `${note}.`);
  const readAs = said === '' ? [] : [said];
  return {
    asked,
    solution: sections ? <Sections of={sections} /> : <Solution steps={steps} />,
    ...(isOverview ? { ...functionParts(work, readAs), remarks } : lineParts(work, [...remarks, ...readAs])),
    ...(alternatives.length > 0 && { reading: { alternatives } }),
    ...(letter !== undefined && { choices: <FunctionChoice of={letter} {...inputs} /> }),
    answer: [textOf(asked), ...answers.map((line) => `${nameOf(line, answers)}: ${lineText(line)}`)].join(
      '\n',
    ),
  };
}

/** Returns the parts for an answer: its first line, and the others with their names. */
function lineParts(work: AnsweredWork, notes: readonly string[]): Parts {
  const { asked, answers } = work.answered;
  const [first, ...others] = answers;
  const isNamed = first && (NAMED.has(first.name) || (first.name === 'zeros' && others.length > 0));
  return {
    result: {
      label: <StatementMath of={asked} />,
      ...(first && {
        answer: (
          <>
            {isNamed && `${NAMES[first.name]}: `}
            <Line of={first} />
          </>
        ),
      }),
      notes,
    },
    ...(others.length > 0 && { facts: <Details of={rowsOf(others, answers)} /> }),
    picture: pictureOf(work),
  };
}

/** Returns the parts for a function: the function itself, then its graph and its facts with their steps. */
function functionParts(work: AnsweredWork, notes: readonly string[]): Parts {
  const { answers, steps, sections = [] } = work.answered;
  const first = (line: AnswerLine): boolean => answers.find(({ name }) => name === line.name) === line;
  const rows = answers.map((line, index) => ({
    name: nameOf(line, answers),
    value: <Line key={index} of={line} />,
    steps: first(line) ? sections.find(({ name }) => name === line.name)?.steps : undefined,
  }));
  return {
    result: {
      label: 'Function',
      answer: (
        <span className={css.reading}>
          <StatementMath of={functionIn(work)} />
        </span>
      ),
      notes,
    },
    solution: (
      <>
        <FunctionRows graph={pictureOf(work)} rows={rows} />
        {sections.length === 0 && <Solution steps={steps} />}
      </>
    ),
  };
}

function rowsOf(lines: readonly AnswerLine[], answers: readonly AnswerLine[]) {
  return lines.map((line, index) => [nameOf(line, answers), <Line key={index} of={line} />] as const);
}

/** Returns the function that a request names: the typed line, or the equation solved for y. */
function functionIn({ answered: { asked, graphs = [], plane } }: AnsweredWork): Statement {
  const [graph] = graphs;
  if (graph === undefined || plane || nameIn(asked, graph) !== undefined) return asked;
  return { kind: 'relation', left: 'y', relation: '=', right: graph };
}

/** Returns the drawing of an answer: angles on the unit circle, curves in the plane, both sides of an equation, or a graph. */
function pictureOf({ answered, zeros, excluded, breaks }: AnsweredWork): ReactNode {
  const { asked, answers, graphs = [], domain, marks = [], circle, plane, curves } = answered;
  const [graph, other] = graphs;
  if (curves) return <GraphsPicture curves={curves} />;
  if (graph !== undefined && other !== undefined)
    return (
      <SidesGraphs
        sides={[graph, other]}
        meets={marks.map((value) => markOf(value, answers))}
        breaks={breaks}
      />
    );
  if (graph !== undefined)
    return (
      <ExpressionPicture
        expression={graph}
        name={nameIn(asked, graph)}
        domain={domain}
        excluded={excluded}
        zeros={zeros}
        marks={answered.marks?.map((value) => markOf(value, answers))}
        breaks={breaks[0]}
      />
    );
  if (plane) return <CurvesPicture {...plane} />;
  return circle && <UnitCircle {...circle} />;
}

/** Returns a value to mark in a graph. A rounded answer keeps its sign: ≈ 0.7391. An intercept and a vertex are points. */
function markOf(value: Expression, answers: readonly AnswerLine[]): Named {
  const mark = named(value);
  const isMarked = (other: Expression | undefined) => JSON.stringify(other) === JSON.stringify(value);
  const point = answers.find((line) => isMarked(line.point?.x))?.point;
  if (point) return { ...mark, label: `(${mark.name}, ${named(point.y).name})` };
  const lines = answers.flatMap(({ statement }) => (statement.kind === 'or' ? statement.parts : statement));
  const isRounded = lines.some(
    (line) => line.kind === 'relation' && line.relation === '≈' && line.right === value,
  );
  return isRounded ? { ...mark, name: `≈ ${mark.name}` } : mark;
}

/** Returns the left side of a definition: f(x). */
function nameIn(asked: Statement, graph: Expression): Expression | undefined {
  if (asked.kind === 'and') return asked.parts[0] && nameIn(asked.parts[0], graph);
  const isOfGraph = asked.kind === 'relation' && JSON.stringify(asked.right) === JSON.stringify(graph);
  return isOfGraph ? asked.left : undefined;
}

/** Renders the steps of several answers, each below its name. */
function Sections({
  of: [first, ...others],
}: {
  readonly of: NonNullable<AnsweredWork['answered']['sections']>;
}) {
  return (
    <Solution
      title={NAMES[first?.name ?? 'result']}
      steps={first?.steps ?? []}
      more={others.map(({ name, steps }) => ({ title: NAMES[name], steps }))}
    />
  );
}

/** Returns the name of a line, with the condition under which it holds. */
function nameOf({ name, given }: AnswerLine, answers: readonly AnswerLine[]): string {
  if (name === 'condition' && answers.some((line) => line.name === 'inverse')) return 'Domain of the inverse';
  if (!given) return NAMES[name];
  const [left, right] = [given.left, given.right].map((side) => withMinus(expressionText(side)));
  return `${NAMES[name]} for ${left ?? ''} ${given.relation} ${right ?? ''}`;
}

function lineText({ name, statement }: AnswerLine): string {
  return (statement.kind === 'none' ? NOTHING[name] : undefined) ?? textOf(statement);
}

/** Returns a statement as plain text. */
function textOf(statement: Statement): string {
  switch (statement.kind) {
    case 'expression':
      return text(statement.expression);
    case 'relation':
      return `${text(statement.left)} ${statement.relation} ${text(statement.right)}`;
    case 'chain':
      return statement.members
        .map((member, i) => (i === 0 ? '' : ` ${statement.relations[i - 1] ?? ''} `) + text(member))
        .join('');
    case 'and':
    case 'or':
      return statement.parts.map(textOf).join(` ${statement.kind} `);
    case 'intervals':
      return partsText(setOf(statement.intervals));
    case 'none':
      return 'no solution';
    case 'all':
      return 'all real numbers';
  }
}

const text = (expression: Expression): string => withMinus(expressionText(expression));

function Line({ of: { name, statement } }: { readonly of: AnswerLine }) {
  const nothing = statement.kind === 'none' ? NOTHING[name] : undefined;
  return nothing ?? <StatementMath of={statement} />;
}
