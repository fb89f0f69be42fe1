import type fc from 'fast-check';
import type { Result } from '../result/index.js';
import { type Expression, expressionLatex, expressionMathml, expressionText } from '../steps/index.js';
import { type Step, stepLatex, stepMathml, stepText } from '../steps/index.js';
import { latexFaults, mathmlFaults } from '../steps/markup-faults.test-support.js';
import { STEP_IDS } from '../steps/step-ids.js';
import { stepFaults } from './step-faults.test-support.js';

/** A worked solution: its steps, and the answer that the last one must end with. */
export interface Solution {
  readonly steps: readonly Step[];
  /** The answer in the format of expressionText. */
  readonly answer: string;
  /** Returns the steps that aren't true. Defaults to {@link stepFaults}, which compares numbers. */
  readonly faults?: (steps: readonly Step[]) => readonly string[];
  /** The allowed ids. Defaults to those of this package. */
  readonly ids?: readonly string[];
}

/** A calculator under the contract tests. */
export interface Contract {
  readonly name: string;
  /** Valid inputs that together produce every step id. The fuzz test replaces their fields. */
  readonly examples: readonly object[];
  /** Any valid input. */
  readonly inputs: fc.Arbitrary<object>;
  readonly run: (input: unknown) => Result<unknown>;
  readonly solutions: (input: object) => readonly Solution[];
}

interface Description<T> {
  /** The name. Defaults to the name of the calculator. */
  readonly name?: string;
  readonly examples: readonly [object, ...object[]];
  readonly inputs: fc.Arbitrary<object>;
  readonly solutions: (value: T, input: object) => readonly Solution[];
}

/** Describes a calculator. */
export function contract<T>(calculator: (input: never) => Result<T>, description: Description<T>): Contract {
  const run = (input: unknown): Result<T> => calculator(input as never);
  return {
    name: calculator.name,
    ...description,
    run,
    solutions: (input) => {
      const result = run(input);
      if (!result.ok) throw new Error(`${calculator.name} rejects a valid input: ${result.message}`);
      return description.solutions(result.value, input);
    },
  };
}

/** Returns the faults of a solution under the contract for the steps of every calculator. */
export function solutionFaults({
  steps,
  answer,
  faults = stepFaults,
  ids = STEP_IDS,
}: Solution): readonly string[] {
  const end = steps.at(-1)?.after ?? 'no step';
  return [
    ...faults(steps),
    ...steps.flatMap((step) => shapeFaults(step, faults)),
    ...idsOf(steps).flatMap((id) => (ids.includes(id) ? [] : [`The id ${id} is not in the list.`])),
    ...(expressionText(end) === answer
      ? []
      : [`The last step ends at ${expressionText(end)}, not ${answer}.`]),
    ...(sameJson(JSON.parse(JSON.stringify(steps)), steps) ? [] : ['JSON changes the steps.']),
  ];
}

/** Returns the ids of steps and of their substeps. */
export function idsOf(steps: readonly Step[]): readonly string[] {
  return steps.flatMap(({ id, substeps = [] }) => [id, ...idsOf(substeps)]);
}

const LAW =
  /^[a-z|][\w ()'′,:;=≈.×÷/+−±π√∛|^≠<≤>≥∞∪{}[\]⁰¹²³⁴⁵⁶⁷⁸⁹⁻₀₁₂₃₄₅₆₇₈₉-]*[\wπ)}|∞\]⁰¹²³⁴⁵⁶⁷⁸⁹₀₁₂₃₄₅₆₇₈₉]$/i;

function shapeFaults(step: Step, faults: NonNullable<Solution['faults']>): readonly string[] {
  const { id, law, before, relation, after, substeps } = step;
  const found = [
    ...(LAW.test(law) ? [] : ['The law is no English phrase.']),
    ...(['=', '≈', '≠', '<', '≤', '>', '≥'].includes(relation) ? [] : ['The relation is none.']),
    ...[before, after].flatMap(expressionFaults),
    ...mathmlFaults(stepMathml(step)),
    ...latexFaults(stepLatex(step)),
    ...(/^.+: .+ [=≈≠<≤>≥] .+$/.test(stepText(step)) ? [] : ['The text lacks a part.']),
    ...(substeps ? compositionFaults(step, substeps) : []),
  ];
  return [
    ...found.map((fault) => `${id}: ${fault} ${JSON.stringify(step)}`),
    ...(substeps
      ? [...faults(substeps), ...substeps.flatMap((smaller) => shapeFaults(smaller, faults))]
      : []),
  ];
}

function compositionFaults({ before, after }: Step, substeps: readonly Step[]): readonly string[] {
  const starts = [before, ...substeps.slice(0, -1).map((step) => step.after)];
  return [
    ...(substeps.length > 0 ? [] : ['There are substeps, but none.']),
    ...(sameJson(substeps.at(-1)?.after, after)
      ? []
      : ['The last substep does not end where the step does.']),
    ...(substeps.every((step, i) => sameJson(step.before, starts[i]))
      ? []
      : ['The substeps do not compose.']),
  ];
}

// The smallest and the largest number of operands of each operator.
const OPERANDS: Readonly<Record<string, readonly [number, number]>> = {
  '+': [2, Infinity],
  '×': [2, Infinity],
  '-': [2, 2],
  '±': [1, 2],
  '÷': [2, 2],
  '/': [2, 2],
  '^': [2, 2],
  log: [2, 2],
  call: [2, 2],
  unit: [2, 2],
  abs: [1, 1],
  '√': [1, 1],
  neg: [1, 1],
  '()': [1, 1],
  ln: [1, 1],
  sin: [1, 1],
  cos: [1, 1],
  tan: [1, 1],
  arcsin: [1, 1],
  arccos: [1, 1],
  arctan: [1, 1],
  '°': [1, 1],
  '%': [1, 1],
  date: [1, 1],
  numeral: [2, 2],
  ',': [1, Infinity],
  '<': [2, 2],
  '=': [2, 2],
  '≤': [2, 2],
  '?': [0, 0],
};

function expressionFaults(expression: Expression): readonly string[] {
  if (typeof expression === 'string') {
    const isNumber = /^-?\d+(\.\d+)?(\/\d+)?$/.test(expression);
    const isName = /^\|?[a-zπ°][a-z\d°/⁻⁰¹²³⁴-⁹ ]*(?:'+|\|)?$/i.test(expression);
    return isNumber || isName ? [] : [`"${expression}" is neither a number nor a symbol.`];
  }
  const [operator, ...operands] = expression;
  if (operator === 'numeral') {
    const [digits, base] = operands;
    return /^-?[\dA-Z]+ \d+$/.test(`${String(digits)} ${String(base)}`) ? [] : ['No numeral.'];
  }
  if (operator === 'date') return /^\d{4,5}-\d\d-\d\d$/.test(String(operands[0])) ? [] : ['No date.'];
  const [least, most] = OPERANDS[operator] ?? [1, 0];
  const fits = operands.length >= least && operands.length <= most;
  const written = [expressionText, expressionMathml, expressionLatex].map((write) => write(expression));
  return [
    ...(fits ? [] : [`${operator} has ${operands.length} operands.`]),
    ...(written.every((text) => text.trim() !== '') ? [] : ['Nothing is written.']),
    ...operands.flatMap(expressionFaults),
  ];
}

function sameJson(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
